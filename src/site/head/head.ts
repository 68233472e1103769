import { partyRamp } from '../../platform/color/ramp.ts';
import { escapeHtml } from '../../platform/markup/html.ts';
import { partyStyle } from '../../ui/party-style.ts';
import type { SiteAssets } from '../assets.ts';
import { WIDE } from '../fonts.ts';
import { FOOTER_ID } from '../frame/footer.tsx';
import type { PageHead, PageScope } from '../kit/page.ts';
import { addressTags } from './addresses.ts';
import { feedTags } from './feeds.ts';
import { iconTags } from './icons.ts';
import { INLINE_SCRIPTS, startScript } from './inline-scripts.ts';
import { sharingTags } from './sharing.ts';
import { link, meta, openTag, voidTag } from './tags.ts';

/** Only accurate keywords: the pages above this one, and the party. */
function keywordsOf({ party }: PageScope, { trail = [], type }: PageHead): string {
  const places = (type === 'article' ? trail.slice(0, -1) : trail).map(({ name }) => name);
  return [...new Set([...places, party.name, party.shortName])].filter(Boolean).join(', ');
}

const preloadFont = (href: string): string =>
  link('preload', { href, as: 'font', type: 'font/woff2', crossorigin: '', media: WIDE });

const preloadImage = ({ type, srcset, sizes }: NonNullable<PageHead['preloadImage']>): string =>
  link('preload', {
    as: 'image',
    type,
    ...{ imagesrcset: srcset, imagesizes: sizes },
    fetchpriority: 'high',
  });

/** Our own script, which the policy of the page names by its hash. It is not escaped. */
const inlineScript = (text: string): string => `<script>${text}</script>`;

/** What is the same on every page of the party. */
function commonTags(party: PageScope['party'], assets: SiteAssets, mayLoadOthers: boolean): string {
  const style = partyStyle(party.color);
  return [
    meta('theme-color', partyRamp(party.color)[950]),
    iconTags(party),
    ...assets.preloadFonts.map(preloadFont),
    ...INLINE_SCRIPTS.map(inlineScript),
    ...assets.css.map((href) => link('stylesheet', { href })),
    // The policy of the page names its hash; see `headersOf`.
    style && `<style>${style}</style>`,
    // Not `async`: the script needs the parsed document.
    mayLoadOthers
      ? inlineScript(startScript(assets.js))
      : `${openTag('script', { type: 'module', src: assets.js })}</script>`,
  ].join('');
}

interface Options {
  assets: SiteAssets;
  /** Whether a tag manager may be loaded, so that the policy is `strict-dynamic`. */
  mayLoadOthers: boolean;
}

/**
 * The head of a page. It is written as text, not rendered with React: it has fifty elements without
 * children, and React needed half as much time for them as for the main part of an article.
 */
export function headHtml(scope: PageScope, head: PageHead, options: Options): string {
  // The party has no name until its data has been entered.
  const title = scope.party.name ? `${head.title} | ${scope.party.name}` : head.title;
  return [
    '<head>',
    voidTag('meta', { charset: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description),
    meta('keywords', keywordsOf(scope, head)),
    head.author ? meta('author', head.author) : '',
    addressTags(scope, head),
    feedTags(scope, head),
    sharingTags(scope, head),
    head.preloadImage ? preloadImage(head.preloadImage) : '',
    // Painting waits for the main part, because half of it would move when the rest arrives.
    link('expect', { href: `#${head.firstSightEnd ?? FOOTER_ID}`, blocking: 'render' }),
    commonTags(scope.party, options.assets, options.mayLoadOthers),
    '</head>',
  ].join('');
}
