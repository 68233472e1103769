import type { Locale } from '../../platform/i18n/locales.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, sharePath } from '../feeds-and-seo/share/share-path.ts';
import type { PageHead, PageScope } from '../kit/page.ts';
import { canonicalLocale, canonicalPath, languagesOf } from './own-address.ts';

const OG_LOCALES: Record<Locale, string> = { tr: 'tr_TR', en: 'en_GB', de: 'de_DE', es: 'es_ES' };
/** The party's mark without texts, for pages that search engines must not show. */
const WITHOUT_WORDS = '/share.png';

interface SharingProps {
  scope: PageScope;
  head: PageHead;
}

/** Time, author and section of an article. */
function Article({ head }: { head: PageHead }) {
  if (head.type !== 'article') return null;
  const facts = {
    'article:published_time': head.publishedAt,
    'article:modified_time': head.modifiedAt,
    'article:section': head.trail?.at(-2)?.name,
    'article:author': head.author,
  };
  return Object.entries(facts).map(
    ([property, content]) =>
      content && <meta key={property} property={property} content={content} />,
  );
}

/** What social networks show for a link to the page. */
export function Sharing({ scope, head }: SharingProps) {
  const { origin, party } = scope;
  const own = canonicalLocale(scope, head);
  const path = canonicalPath(scope, head);
  const image = origin + (head.noindex ? WITHOUT_WORDS : sharePath(path));
  return (
    <>
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:site_name" content={party.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SHARE_WIDTH)} />
      <meta property="og:image:height" content={String(SHARE_HEIGHT)} />
      <meta property="og:image:alt" content={head.title} />
      <meta property="og:locale" content={OG_LOCALES[own]} />
      {languagesOf(head).map(
        (language) =>
          language !== own && (
            <meta key={language} property="og:locale:alternate" content={OG_LOCALES[language]} />
          ),
      )}
      <Article head={head} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={head.title} />
    </>
  );
}
