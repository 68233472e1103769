import { partyRamp } from '../../platform/color/ramp.ts';
import { encodeText } from '../../platform/page-cache/encode-text.server.ts';
import { PairCache } from '../../platform/pair-cache.ts';
import { partyStyle } from '../../ui/party-style.ts';
import type { SiteAssets } from '../assets.ts';
import { WIDE } from '../fonts.ts';
import type { SiteParty } from '../kit/party.ts';
import { iconTags } from './icons.ts';
import { INLINE_SCRIPTS, inlineScript } from './inline-scripts.ts';
import { link, meta } from './tags.ts';

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

/** Used until the party is a new object. */
const cached = new PairCache<SiteAssets, SiteParty, Buffer>();

/** The part of the head that all pages of the party have, encoded once. */
export const commonTags = (party: SiteParty, assets: SiteAssets): Buffer =>
  cached.get(assets, party, () => encodeText(write(party, assets)));
