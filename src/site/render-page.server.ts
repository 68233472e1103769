import type { TFunction } from 'i18next';
import { allowTagManager, containerOn } from '../features/measurement/tag-manager.ts';
import { partyIn } from '../features/party/translate-party.ts';
import { isDatabaseDown } from '../platform/database/faults.server.ts';
import { allowPlayers, allowStyle, scriptHash } from '../platform/http/security-headers.server.ts';
import { type Locale, localePath } from '../platform/i18n/locales.ts';
import { VIDEO_MARK } from '../platform/markup/render/blocks.ts';
import { CachedPage } from '../platform/page-cache/cached-page.server.ts';
import type { Encoding } from '../platform/page-cache/compress.server.ts';
import type { Rendered } from '../platform/page-cache/tagged-cache.server.ts';
import { partyStyle } from '../ui/party-style.ts';
import { renderDocument } from './document.tsx';
import type { SiteScope } from './frame/frame-scope.ts';
import { startScript } from './head/inline-scripts.ts';
import type { Page } from './kit/page.ts';
import type { PageLabels } from './page-labels.server.ts';
import type { SiteAssets } from './public-site.server.ts';
import type { SiteData } from './site-data.server.ts';
import { SPECULATION_HEADER } from './speculation.server.ts';

export interface Rendering {
  assets: SiteAssets;
  translators: Record<Locale, TFunction>;
  labels: PageLabels;
  origin: string;
  /** Header names and values, alternating, for every page; without Cache-Control. */
  headers: string[];
  clock: () => Date;
}

export function makeScope(
  rendering: Rendering,
  site: SiteData,
  locale: Locale,
  path: string,
): SiteScope {
  const t = rendering.translators[locale];
  return {
    locale,
    t,
    path,
    href: (to) => localePath(locale, to),
    pageLabel: (at) => rendering.labels.pageLabel(t, at),
    iconOf: rendering.labels.iconOf,
    isFilled: (at) => !site.empty.has(at),
    party: partyIn(site.party, locale),
    menu: site.menu,
    fault: site.menuFault && faultInWords(t, site.menuFault),
    now: rendering.clock(),
    origin: rendering.origin,
  };
}

/** The error as a visitor may read it: no details, except that the database is unavailable. */
const faultInWords = (t: TFunction, fault: unknown): string =>
  t(isDatabaseDown(fault) ? 'platform:errors.unavailable' : 'platform:errors.internal');

/**
 * Browsers revalidate a page each time. A shared cache may use it for a second, and for a day while
 * the server fails. None may change it: a network that hides e-mail addresses sends a script for them,
 * which the content security policy stops.
 */
const SHARED = [
  'Cache-Control',
  'public, max-age=0, s-maxage=1, stale-if-error=86400, no-transform',
];
const PRIVATE = ['Cache-Control', 'no-store, no-transform'];
/**
 * No other page learns the address, which may contain the token of a link: not even one of this site,
 * because the tag manager there reads `document.referrer`. With `no-referrer` an older browser would
 * send a form of the page without its origin, and the form would be refused.
 */
const REFERRER = ['Referrer-Policy', 'strict-origin'];

/** Renders a page. It is cached unless `isCached` is false or a part of it could not be read. */
export function renderPage(
  rendering: Rendering,
  scope: SiteScope,
  page: Page,
  encoding: Encoding,
): Rendered<CachedPage, CachedPage> {
  const { parts, main } = renderDocument(scope, page, rendering.assets);
  const container = containerOn(scope.party, scope.path, page.status);
  const common = page.isPrivate ? withPolicy(rendering.headers) : rendering.headers;
  const style = partyStyle(scope.party.color);
  const styled = style ? allowStyle(common, style) : common;
  const framed = main.includes(VIDEO_MARK) ? allowPlayers(styled) : styled;
  const headers = [
    ...(container ? allowTagManager(framed, scriptHash(startScript(rendering.assets.js))) : framed),
    ...SPECULATION_HEADER,
    ...(page.status || page.isPrivate || scope.fault ? PRIVATE : SHARED),
  ];
  const ready = new CachedPage(parts, encoding, headers, [...page.tags, 'menu', 'party']);
  const isCached = page.isCached !== false && !page.isPrivate && !scope.fault;
  return isCached ? { cached: ready } : { uncached: ready };
}

function withPolicy(headers: string[]): string[] {
  const at = headers.indexOf(REFERRER[0] as string);
  return headers.with(at + 1, REFERRER[1] as string);
}
