import type { Locale } from '../../platform/i18n/locales.ts';
import {
  lookQuery,
  PARTY_PICTURE,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  sharePath,
} from '../feeds-and-seo/share/share-path.ts';
import type { PageHead, PageScope } from '../kit/page.ts';
import { canonicalLocale, canonicalPath, languagesOf } from './own-address.ts';

const OG_LOCALES: Record<Locale, string> = { tr: 'tr_TR', en: 'en_GB', de: 'de_DE', es: 'es_ES' };

interface SharingProps {
  scope: PageScope;
  head: PageHead;
}

/** Time, author, section and tags of an article. */
function Article({ head }: { head: PageHead }) {
  if (head.type !== 'article') return null;
  const facts = {
    'article:published_time': head.publishedAt,
    'article:modified_time': head.modifiedAt,
    'article:section': head.trail?.at(-2)?.name,
    'article:author': head.author,
  };
  const tags = (head.tags ?? []).map((tag): [string, string] => ['article:tag', tag]);
  return [...Object.entries(facts), ...tags].map(
    ([property, content]) =>
      content && <meta key={property + content} property={property} content={content} />,
  );
}

/** What social networks show for a link to the page. */
export function Sharing({ scope, head }: SharingProps) {
  const { origin, party } = scope;
  const own = canonicalLocale(scope, head);
  const path = canonicalPath(scope, head);
  const { title = head.title, description = head.description, picture } = head.sharing ?? {};
  const image = picture ?? {
    // Search engines must not show a page that has no picture of its own.
    path: (head.noindex ? PARTY_PICTURE : sharePath(path)) + lookQuery(party),
    ...{ type: 'image/png', width: SHARE_WIDTH, height: SHARE_HEIGHT, alt: title },
  };
  return (
    <>
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:site_name" content={party.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={origin + image.path} />
      <meta property="og:image:type" content={image.type} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta property="og:locale" content={OG_LOCALES[own]} />
      {languagesOf(head).map(
        (language) =>
          language !== own && (
            <meta key={language} property="og:locale:alternate" content={OG_LOCALES[language]} />
          ),
      )}
      <Article head={head} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={origin + image.path} />
      <meta name="twitter:image:alt" content={image.alt} />
    </>
  );
}
