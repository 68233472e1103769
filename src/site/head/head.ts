import { escapeHtml } from '../../platform/markup/html.ts';
import type { TextParts } from '../../platform/page-cache/encode-text.server.ts';
import type { SiteAssets } from '../assets.ts';
import { FOOTER_ID } from '../frame/footer.tsx';
import type { PageHead, PageScope } from '../kit/page.ts';
import { addressTags } from './addresses.ts';
import { commonTags } from './common.ts';
import { feedTags } from './feeds.ts';
import { inlineScript, startScript } from './inline-scripts.ts';
import { sharingTags } from './sharing.ts';
import { link, meta, openTag, voidTag } from './tags.ts';

/** Only accurate keywords: the pages above this one, and the party. */
function keywordsOf({ party }: PageScope, { trail = [], type }: PageHead): string {
  const places = (type === 'article' ? trail.slice(0, -1) : trail).map(({ name }) => name);
  return [...new Set([...places, party.name, party.shortName])].filter(Boolean).join(', ');
}

const preloadImage = ({ type, srcset, sizes }: NonNullable<PageHead['preloadImage']>): string =>
  link('preload', {
    as: 'image',
    type,
    ...{ imagesrcset: srcset, imagesizes: sizes },
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
