import { DEFAULT_LOCALE, LOCALES, localePath } from '../../../platform/i18n/locales.ts';
import type { PageScope } from '../page.ts';

type Data = Record<string, unknown>;

/** The name by which other data on the site refers to the party. */
const partyId = (origin: string): string => `${origin}/#party`;

/** The party's sign as search engines show it. */
const partyLogo = (origin: string): Data => ({
  '@type': 'ImageObject',
  url: `${origin}/icon-512.png`,
  width: 512,
  height: 512,
});

/** The party where it is named in passing, as a publisher. */
export const publisherData = ({ origin, party }: PageScope): Data => ({
  '@type': 'Organization',
  '@id': partyId(origin),
  name: party.name,
  url: origin,
  logo: partyLogo(origin),
});

/** All that search engines are told of the party, in the words of schema.org. */
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

/** The site, with the address its search answers at. */
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
