import { partyRamp } from '../../platform/color/ramp.ts';
import { DEFAULT_LOCALE, type Locale, localePath } from '../../platform/i18n/locales.ts';
import { logoPath } from '../../platform/logo.ts';
import { escapeHtml } from '../../platform/markup/html.ts';
import type { TextParts } from '../../platform/page-cache/cached-page.server.ts';
import { PairCache } from '../../platform/pair-cache.ts';
import { partyStyle } from '../../ui/party-style.ts';
import { structuredDataHtml } from '../../ui/structured-data.tsx';
import {
  lookQuery,
  PARTY_PICTURE,
  SHARE_HEIGHT,
  SHARE_TYPES,
  SHARE_WIDTH,
  sharePath,
} from '../feeds-and-seo/share/share-path.ts';
import { WIDE } from '../fonts.ts';
import { FOOTER_ID } from '../frame/footer.tsx';
import type { PageHead, PageScope } from '../kit/page.ts';
import { partyData, siteData } from '../kit/parts/party-data.ts';
import type { SiteParty } from '../kit/party.ts';
import type { SiteAssets } from '../public-site.server.ts';
import { INLINE_SCRIPTS, inlineScript, startScript } from './inline-scripts.ts';
import { canonicalLocale, canonicalPath, languagesOf, pathIn } from './own-address.ts';

const OG_LOCALES: Record<Locale, string> = { tr: 'tr_TR', en: 'en_GB', de: 'de_DE', es: 'es_ES' };

/** Used until the party is a new object. */
const cached = new PairCache<SiteAssets, SiteParty, Buffer>();

const EVERYTHING = '/rss.xml';

/** Only accurate keywords: the pages above this one, and the party. */
function keywordsOf({ party }: PageScope, { trail = [], type }: PageHead): string {
  const places = (type === 'article' ? trail.slice(0, -1) : trail).map(({ name }) => name);
  return [...new Set([...places, party.name, party.shortName])].filter(Boolean).join(', ');
}

const preloadImage = ({ type, srcset, sizes }: NonNullable<PageHead['preloadImage']>): string =>
  link('preload', {
    as: 'image',
    type,
    imagesrcset: srcset,
    imagesizes: sizes,
    fetchpriority: 'high',
  });

interface Options {
  assets: SiteAssets;
  /** Whether a tag manager may be loaded, so that the policy is `strict-dynamic`. */
  mayLoadOthers: boolean;
}

/**
 * The head of a page. It is written as text, not rendered with React: it has fifty elements without
 * children, and React needed half as much time for them as for the main part of an article.
 */
export function headParts(scope: PageScope, head: PageHead, options: Options): TextParts {
  const { assets, mayLoadOthers } = options;
  // The party has no name until its data has been entered.
  const title = scope.party.name ? `${head.title} | ${scope.party.name}` : head.title;
  const own = [
    '<head>',
    voidTag('meta', { charset: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(title)}</title>`,
    head.description ? meta('description', head.description) : '',
    meta('keywords', keywordsOf(scope, head)),
    head.author ? meta('author', head.author) : '',
    addressTags(scope, head),
    feedTags(scope, head),
    sharingTags(scope, head),
    head.preloadImage ? preloadImage(head.preloadImage) : '',
    // Painting waits for the main part, because half of it would move when the rest arrives.
    link('expect', { href: `#${head.firstSightEnd ?? FOOTER_ID}`, blocking: 'render' }),
  ].join('');
  // Not `async`: the script needs the parsed document.
  const script = mayLoadOthers
    ? inlineScript(startScript(assets.js))
    : `${openTag('script', { type: 'module', src: assets.js })}</script>`;
  return [own, commonTags(scope.party, assets), `${script}</head>`];
}

/** The feed of all content, and the feed of the page's own list. */
function feedTags(scope: PageScope, head: PageHead): string {
  const all = { title: scope.party.name, path: EVERYTHING };
  return [all, ...(head.feed ? [head.feed] : [])]
    .map(({ title, path }) => link('alternate', { type: 'application/rss+xml', title, href: path }))
    .join('');
}

/** The addresses of a page in its languages; none for a page that search engines must not show. */
function addressTags(scope: PageScope, head: PageHead): string {
  if (head.noindex) return meta('robots', 'noindex');
  const { origin, locale } = scope;
  const languages = languagesOf(head);
  const at = (language: Locale) => origin + pathIn(head, language);
  const alternate = (hreflang: string, language: Locale) =>
    link('alternate', { hreflang, href: at(language) });
  const listed = (rel: string, path: string | undefined) =>
    path === undefined ? '' : link(rel, { href: origin + localePath(locale, path) });
  return [
    meta('robots', 'max-image-preview:large'),
    link('canonical', { href: origin + canonicalPath(scope, head) }),
    ...languages.map((language) => alternate(language, language)),
    alternate('x-default', languages[0] ?? DEFAULT_LOCALE),
    listed('prev', head.previous),
    listed('next', head.next),
  ].join('');
}

const preloadFont = (href: string, media: string | undefined): string =>
  link('preload', { href, as: 'font', type: 'font/woff2', crossorigin: '', media });

/** On a phone only the file of the headings would arrive before the page is painted. */
const fontTags = ({ headings, text }: SiteAssets['fonts']): string[] => [
  ...headings.map((href) => preloadFont(href, undefined)),
  ...text.map((href) => preloadFont(href, WIDE)),
];

function write(party: SiteParty, assets: SiteAssets): string {
  const style = partyStyle(party.color);
  return [
    meta('theme-color', partyRamp(party.color)[950]),
    iconTags(party),
    ...fontTags(assets.fonts),
    ...INLINE_SCRIPTS.map(inlineScript),
    ...assets.css.map((href) => link('stylesheet', { href })),
    // The policy of the page names its hash; see `renderPage`.
    style && `<style>${style}</style>`,
  ].join('');
}

/** The part of the head that all pages of the party have, encoded once. */
const commonTags = (party: SiteParty, assets: SiteAssets): Buffer =>
  cached.get(assets, party, () => Buffer.from(write(party, assets)));

/**
 * Icons of the site for tabs, bookmarks and home screens: the logo of the party, or those that
 * `scripts/make-icons.ts` creates.
 */
function iconTags({ logo }: Pick<SiteParty, 'logo'>): string {
  const icons = logo
    ? [
        link('icon', { href: logoPath(logo, '32.png'), sizes: '32x32', type: 'image/png' }),
        link('icon', { href: logoPath(logo, '192.png'), sizes: '192x192', type: 'image/png' }),
        link('apple-touch-icon', { href: logoPath(logo, '180.png') }),
      ]
    : [
        link('icon', { href: '/favicon.ico', sizes: '32x32' }),
        link('icon', { href: '/favicon.svg', type: 'image/svg+xml' }),
        link('apple-touch-icon', { href: '/apple-touch-icon.png' }),
      ];
  return icons.join('') + link('manifest', { href: '/manifest.webmanifest' });
}

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
function sharingTags(scope: PageScope, head: PageHead): string {
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

/**
 * Names, which are written as they are, and values, in their order. An attribute without a value is
 * left out.
 */
type Attributes = Record<string, string | undefined>;

function written(attributes: Attributes): string {
  let text = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) text += ` ${name}="${escapeHtml(value)}"`;
  }
  return text;
}

/** The tag with which an element begins. Values are escaped, as React escapes them. */
export const openTag = (name: string, attributes: Attributes): string =>
  `<${name}${written(attributes)}>`;

/** An element without content. */
const voidTag = (name: string, attributes: Attributes): string =>
  `<${name}${written(attributes)}/>`;

/** A fact about the page for browsers and search engines. */
const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}"/>`;

/** A fact about the page for social networks, in the format of the Open Graph protocol. */
const property = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}"/>`;

const link = (rel: string, attributes: Attributes): string =>
  voidTag('link', { rel, ...attributes });

/** The path from the home page to this page. */
function trailData({ t, origin, locale }: PageScope, trail: NonNullable<PageHead['trail']>) {
  const steps = [{ name: t('content:pages.home'), path: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + localePath(locale, path),
    })),
  };
}

/**
 * The data for search engines that is not about the page's own subject: its place in the site, or
 * on the home page the party and the site. Empty if there is none.
 */
export function siteStructuredData(scope: PageScope, head: PageHead): string {
  if (head.noindex) return '';
  if (head.canonical === '/')
    return structuredDataHtml({ '@graph': [partyData(scope), siteData(scope)] });
  return head.trail ? structuredDataHtml(trailData(scope, head.trail)) : '';
}
