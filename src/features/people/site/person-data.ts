import type { PageScope } from '../../../site/kit/page.ts';
import { type Person, personPath, personWords } from '../schema.ts';
import { widestFace } from './face.tsx';

/** Structured data of a person for search engines (schema.org). */
export function personData({ origin, party, locale }: PageScope, person: Person) {
  const image = widestFace(person);
  return {
    '@type': 'Person',
    name: person.name,
    jobTitle: personWords(person, 'duty', locale).text || undefined,
    url: origin + personPath(person),
    image: image && origin + image,
    worksFor: { '@type': 'Organization', name: party.name, url: origin },
  };
}
