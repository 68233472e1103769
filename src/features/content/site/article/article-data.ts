import { localePath } from '../../../../platform/i18n/locales.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { publisherData } from '../../../../site/kit/parts/party-data.ts';
import { mediaPath } from '../../../media/schema.ts';
import type { Category } from '../../schema.ts';
import type { ArticleView } from '../../views.ts';
import { canonicalLanguage, categoryNames, languagesOf } from '../shared.tsx';

/** Categories that report news; the other categories contain opinions or explanations. */
const NEWS: ReadonlySet<Category> = new Set([
  'haberler',
  'basinAciklamalari',
  'ziyaretler',
  'teskilatCalismalari',
]);

/** The largest size of the cover. */
function coverData(origin: string, cover: ArticleView['cover']) {
  const width = cover?.widths.at(-1);
  if (!cover || !width) return undefined;
  return {
    '@type': 'ImageObject',
    url: origin + mediaPath(cover.mediaId, width, 'webp'),
    width,
    height: Math.round((cover.height * width) / cover.width),
    caption: cover.caption || cover.alt || undefined,
    creditText: cover.credit || undefined,
  };
}

/** The author, with the address of the page of a person of the party. */
const authorData = ({ origin }: PageScope, { author, authorPath }: ArticleView) =>
  author
    ? { '@type': 'Person', name: author, url: authorPath ? origin + authorPath : undefined }
    : null;

/** Structured data of an article for search engines (schema.org). */
export function articleData(scope: PageScope, view: ArticleView) {
  const { origin, t } = scope;
  const { languages } = languagesOf(view.language, view.translations);
  const url = origin + localePath(canonicalLanguage(languages, scope.locale), view.path);
  const publisher = publisherData(scope);
  return {
    '@type': NEWS.has(view.category) ? 'NewsArticle' : 'Article',
    headline: view.title,
    description: view.summary || undefined,
    articleSection: categoryNames(t)[view.category],
    timeRequired: `PT${view.readingMinutes}M`,
    inLanguage: view.language,
    keywords: view.tags.length > 0 ? view.tags : undefined,
    contentLocation: view.place ? { '@type': 'Place', name: view.place } : undefined,
    workTranslation:
      view.translations.length > 0
        ? view.translations.map(({ language, path, title }) => ({
            '@type': 'Article',
            headline: title,
            inLanguage: language,
            url: origin + localePath(language, path),
          }))
        : undefined,
    associatedMedia:
      view.attachments.length > 0
        ? view.attachments.map(({ path, title, type, bytes }) => ({
            '@type': 'MediaObject',
            name: title,
            contentUrl: origin + path,
            encodingFormat: type,
            contentSize: String(bytes),
          }))
        : undefined,
    correction:
      view.corrections.length > 0
        ? view.corrections.map(({ day, text }) => ({
            '@type': 'CorrectionComment',
            text,
            datePublished: day,
          }))
        : undefined,
    datePublished: view.publishedAt.toISOString(),
    dateModified: (view.editedAt ?? view.publishedAt).toISOString(),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    isAccessibleForFree: true,
    image: coverData(origin, view.cover),
    author: authorData(scope, view) ?? publisher,
    publisher,
  };
}
