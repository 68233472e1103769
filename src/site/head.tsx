import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from '../platform/i18n/locales.ts';
import { rawHtml } from '../ui/raw-html.ts';
import type { SiteAssets } from './assets.ts';
import { INLINE_SCRIPTS } from './inline-scripts.ts';
import type { PageHead, PageScope } from './page.ts';

const OG_LOCALES: Record<Locale, string> = { tr: 'tr_TR', en: 'en_GB', de: 'de_DE', es: 'es_ES' };
/** The mark on the plane of the party's colour: shared where a page has no picture of its own. */
const DEFAULT_IMAGE = '/share.png';

interface HeadProps {
  scope: PageScope;
  head: PageHead;
  assets: SiteAssets;
}

/** Addresses of a page in its languages. A page we tell robots to leave alone has none. */
function Addresses({ scope, head }: Omit<HeadProps, 'assets'>) {
  if (head.noindex) return <meta name="robots" content="noindex" />;
  const { origin, locale } = scope;
  const languages = head.alternates ?? LOCALES;
  const own = languages.includes(locale) ? locale : (languages[0] ?? DEFAULT_LOCALE);
  const at = (language: Locale, path = head.canonical) => origin + localePath(language, path);
  const fallback = languages.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : own;
  return (
    <>
      <meta name="robots" content="max-image-preview:large" />
      <link rel="canonical" href={at(own)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={at(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(fallback)} />
      {head.previous && <link rel="prev" href={at(locale, head.previous)} />}
      {head.next && <link rel="next" href={at(locale, head.next)} />}
    </>
  );
}

function Sharing({ scope, head, title }: Omit<HeadProps, 'assets'> & { title: string }) {
  const { origin, locale, party } = scope;
  const image = origin + (head.image ?? DEFAULT_IMAGE);
  return (
    <>
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:site_name" content={party.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={origin + localePath(locale, head.canonical)} />
      <meta property="og:image" content={image} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      {head.publishedAt && <meta property="article:published_time" content={head.publishedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
    </>
  );
}

export function Head({ scope, head, assets }: HeadProps) {
  // A party without a name yet is one whose first settings are still to be written.
  const title = scope.party.name ? `${head.title} | ${scope.party.name}` : head.title;
  const { preloadImage } = head;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <Addresses scope={scope} head={head} />
      <Sharing scope={scope} head={head} title={title} />
      <meta name="theme-color" content="#001c44" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {assets.preloadFonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
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
      {INLINE_SCRIPTS.map((text) => (
        <script key={text} {...rawHtml(text)} />
      ))}
      {assets.css.map((address) => (
        <link key={address} rel="stylesheet" href={address} />
      ))}
      <script type="module" async src={assets.js} />
    </head>
  );
}
