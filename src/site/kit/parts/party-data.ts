import { DEFAULT_LOCALE, LOCALES, localePath } from '../../../platform/i18n/locales.ts';
import { logoPath } from '../../../platform/logo.ts';
import type { PageScope } from '../page.ts';

type Data = Record<string, unknown>;

/** The id by which other structured data refers to the party. */
const partyId = (origin: string): string => `${origin}/#party`;

/** The party's logo for search engines. */
const partyLogo = ({ origin, party: { logo } }: PageScope): Data => ({
  '@type': 'ImageObject',
  url: origin + (logo ? logoPath(logo, '512.png') : '/icon-512.png'),
  width: 512,
  height: 512,
});

/** The party in the data of another subject, as a publisher. */
export const publisherData = (scope: PageScope): Data => ({
  '@type': 'Organization',
  '@id': partyId(scope.origin),
  name: scope.party.name,
  url: scope.origin,
  logo: partyLogo(scope),
});

/** All structured data of the party (schema.org). */
export function partyData(scope: PageScope): Data {
  const { party } = scope;
  const { name, shortName, introduction, slogan, address, phone, email, social } = party;
  return {
    ...publisherData(scope),
    alternateName: shortName && shortName !== name ? shortName : undefined,
    description: introduction || undefined,
    slogan: slogan.join(' ') || undefined,
    email: email || undefined,
    telephone: phone || undefined,
    address: address
      ? { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TR' }
      : undefined,
    contactPoint:
      phone || email
        ? {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone: phone || undefined,
            email: email || undefined,
            areaServed: 'TR',
            availableLanguage: DEFAULT_LOCALE,
          }
        : undefined,
    sameAs: Object.values(social).filter(Boolean),
  };
}

/** The site, with the address of its search. */
export function siteData({ origin, party, locale }: PageScope): Data {
  const search = origin + localePath(locale, '/tum-icerikler');
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: party.name,
    url: origin,
    inLanguage: LOCALES,
    publisher: { '@id': partyId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?ara={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
