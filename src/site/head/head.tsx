import { partyRamp } from '../../platform/color/ramp.ts';
import { partyStyle } from '../../ui/party-style.ts';
import { rawHtml } from '../../ui/raw-html.ts';
import type { SiteAssets } from '../assets.ts';
import { WIDE } from '../fonts.ts';
import { FOOTER_ID } from '../frame/footer.tsx';
import type { PageHead, PageScope } from '../kit/page.ts';
import { Addresses } from './addresses.tsx';
import { Feeds } from './feeds.tsx';
import { Icons } from './icons.tsx';
import { INLINE_SCRIPTS, startScript } from './inline-scripts.ts';
import { Sharing } from './sharing.tsx';

interface HeadProps {
  scope: PageScope;
  head: PageHead;
  assets: SiteAssets;
  /** Whether a tag manager may be loaded, so that the policy is `strict-dynamic`. */
  mayLoadOthers: boolean;
}

/** Only accurate keywords: the pages above this one, and the party. */
function keywordsOf({ party }: PageScope, { trail = [], type }: PageHead): string {
  const places = (type === 'article' ? trail.slice(0, -1) : trail).map(({ name }) => name);
  return [...new Set([...places, party.name, party.shortName])].filter(Boolean).join(', ');
}

export function Head({ scope, head, assets, mayLoadOthers }: HeadProps) {
  // The party has no name until its data has been entered.
  const title = scope.party.name ? `${head.title} | ${scope.party.name}` : head.title;
  const { preloadImage } = head;
  const style = partyStyle(scope.party.color);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={keywordsOf(scope, head)} />
      {head.author && <meta name="author" content={head.author} />}
      <Addresses scope={scope} head={head} />
      <Feeds scope={scope} head={head} />
      <Sharing scope={scope} head={head} />
      <meta name="theme-color" content={partyRamp(scope.party.color)[950]} />
      <Icons party={scope.party} />
      {assets.preloadFonts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin=""
          media={WIDE}
        />
      ))}
      {preloadImage && (
        <link
          rel="preload"
          as="image"
          type={preloadImage.type}
          imageSrcSet={preloadImage.srcset}
          imageSizes={preloadImage.sizes}
          fetchPriority="high"
        />
      )}
      {/* Painting waits for the main part, because half of it would move when the rest arrives. */}
      <link rel="expect" href={`#${head.firstSightEnd ?? FOOTER_ID}`} blocking="render" />
      {INLINE_SCRIPTS.map((text) => (
        <script key={text} {...rawHtml(text)} />
      ))}
      {assets.css.map((address) => (
        <link key={address} rel="stylesheet" href={address} />
      ))}
      {/* The policy of the page names its hash; see `renderPage`. */}
      {style && <style {...rawHtml(style)} />}
      {/* Not `async`: the script needs the parsed document. */}
      {mayLoadOthers ? (
        <script {...rawHtml(startScript(assets.js))} />
      ) : (
        <script type="module" src={assets.js} />
      )}
    </head>
  );
}
