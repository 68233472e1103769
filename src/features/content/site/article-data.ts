import type { PageScope } from '../../../site/page.ts';
import type { Category } from '../schema.ts';
import type { ArticleView } from '../views.ts';
import { sharePicture } from './cover.tsx';

/** Categories that report what happened; the others argue or explain. */
const NEWS: ReadonlySet<Category> = new Set([
  'haberler',
  'basinAciklamalari',
  'ziyaretler',
  'teskilatCalismalari',
]);

/** What search engines are told of a piece, in the words of schema.org. */
export function articleData({ origin, party }: PageScope, view: ArticleView) {
  const publisher = { '@type': 'Organization', name: party.name, url: origin };
  const image = sharePicture(view.cover);
  return {
    '@type': NEWS.has(view.category) ? 'NewsArticle' : 'Article',
    headline: view.title,
    description: view.summary,
    inLanguage: view.category === 'english' ? 'en' : 'tr',
    datePublished: view.publishedAt.toISOString(),
    dateModified: (view.editedAt ?? view.publishedAt).toISOString(),
    mainEntityOfPage: origin + view.path,
    image: image ? [origin + image] : undefined,
    author: view.author ? { '@type': 'Person', name: view.author } : publisher,
    publisher,
  };
}
