import type { PageScope } from '../../../../site/kit/page.ts';
import { publisherData } from '../../../../site/kit/parts/party-data.ts';
import type { Picture } from '../../../media/schema.ts';
import { mediaPath } from '../../../media/schema.ts';
import type { Category } from '../../schema.ts';
import type { ArticleView } from '../../views.ts';
import { categoryNames } from '../category-names.ts';

/** Categories that report news; the other categories contain opinions or explanations. */
const NEWS: ReadonlySet<Category> = new Set([
  'haberler',
  'basinAciklamalari',
  'ziyaretler',
  'teskilatCalismalari',
]);

/** The largest size of the cover. */
function coverData(origin: string, cover: Picture | null) {
  const width = cover?.widths.at(-1);
  if (!cover || !width) return undefined;
  return {
    '@type': 'ImageObject',
    url: origin + mediaPath(cover.mediaId, width, 'webp'),
    width,
    height: Math.round((cover.height * width) / cover.width),
    caption: cover.caption || cover.alt || undefined,
  };
}

/** The number of words that a reader sees. */
const countWords = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

/** Structured data of an article for search engines (schema.org). */
export function articleData(scope: PageScope, view: ArticleView) {
  const { origin, t } = scope;
  const publisher = publisherData(scope);
  return {
    '@type': NEWS.has(view.category) ? 'NewsArticle' : 'Article',
    headline: view.title,
    description: view.summary || undefined,
    articleSection: categoryNames(t)[view.category],
    wordCount: countWords(view.bodyHtml),
    inLanguage: view.category === 'english' ? 'en' : 'tr',
    datePublished: view.publishedAt.toISOString(),
    dateModified: (view.editedAt ?? view.publishedAt).toISOString(),
    mainEntityOfPage: { '@type': 'WebPage', '@id': origin + view.path },
    url: origin + view.path,
    isAccessibleForFree: true,
    image: coverData(origin, view.cover),
    author: view.author ? { '@type': 'Person', name: view.author } : publisher,
    publisher,
  };
}
