import type { PartyScope } from '../schema.ts';

/** Structured data of the party's contacts for search engines (schema.org). */
export function contactData({ origin, party }: PartyScope) {
  const point = (contactType: string, telephone: string, email: string) => ({
    '@type': 'ContactPoint',
    contactType,
    telephone: telephone || undefined,
    email: email || undefined,
    availableLanguage: ['tr'],
  });
  const points = [
    (party.phone || party.email) && point('customer service', party.phone, party.email),
    (party.press.phone || party.press.email) &&
      point('press', party.press.phone, party.press.email),
  ];
  return {
    '@type': 'Organization',
    name: party.name,
    url: origin,
    address: party.address || undefined,
    contactPoint: points.filter(Boolean),
    sameAs: Object.values(party.social).filter(Boolean),
  };
}
