import type { Locale } from '../../platform/i18n/locales.ts';
import {
  lookQuery,
  PARTY_PICTURE,
  SHARE_HEIGHT,
  SHARE_TYPES,
  SHARE_WIDTH,
  sharePath,
} from '../feeds-and-seo/share/share-path.ts';
import type { PageHead, PageScope } from '../kit/page.ts';
import { canonicalLocale, canonicalPath, languagesOf } from './own-address.ts';
import { meta, property } from './tags.ts';

const OG_LOCALES: Record<Locale, string> = { tr: 'tr_TR', en: 'en_GB', de: 'de_DE', es: 'es_ES' };

/** Time, author, section and tags of an article. */
function articleTags(head: PageHead): string {
  if (head.type !== 'article') return '';
  const facts: [string, string | undefined][] = [
    ['article:published_time', head.publishedAt],
    ['article:modified_time', head.modifiedAt],
    ['article:section', head.trail?.at(-2)?.name],
    ['article:author', head.author],
    ...(head.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
  ];
  return facts.map(([name, content]) => (content ? property(name, content) : '')).join('');
}

/** What social networks show for a link to the page. */
export function sharingTags(scope: PageScope, head: PageHead): string {
  const { origin, party } = scope;
  const own = canonicalLocale(scope, head);
  const path = canonicalPath(scope, head);
  const { title = head.title, description = head.description, picture } = head.sharing ?? {};
  // Messengers show only JPEG and PNG.
  const format = picture ? 'jpg' : 'png';
  // Search engines must not show a page that has no picture of its own.
  const address = head.noindex ? PARTY_PICTURE : sharePath(path, format);
  const image = {
    path: origin + address + lookQuery(party, picture),
    type: SHARE_TYPES[head.noindex ? 'png' : format],
    alt: (picture?.isWhole && picture.alt) || title,
  };
  const others = languagesOf(head).filter((language) => language !== own);
  return [
    property('og:type', head.type ?? 'website'),
    property('og:site_name', party.name),
    property('og:title', title),
    description ? property('og:description', description) : '',
    property('og:url', origin + path),
    property('og:image', image.path),
    property('og:image:type', image.type),
    property('og:image:width', String(SHARE_WIDTH)),
    property('og:image:height', String(SHARE_HEIGHT)),
    property('og:image:alt', image.alt),
    property('og:locale', OG_LOCALES[own]),
    ...others.map((language) => property('og:locale:alternate', OG_LOCALES[language])),
    articleTags(head),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', image.path),
    meta('twitter:image:alt', image.alt),
  ].join('');
}
