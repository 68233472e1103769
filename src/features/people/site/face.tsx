import type { PageScope } from '../../../site/kit/page.ts';
import { type PictureProps, preloadOf } from '../../../ui/picture.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { mediaPath } from '../../media/schema.ts';
import { type Person, personPath, personWords } from '../schema.ts';

type Source = Omit<PictureProps, 'alt' | 'sizes' | 'first'>;

function sourceOf({ portrait }: Pick<Person, 'portrait'>): Source | null {
  if (!portrait) return null;
  const { mediaId, width, height, widths } = portrait;
  return { width, height, widths, source: (size, format) => mediaPath(mediaId, size, format) };
}

interface FaceProps {
  person: Person;
  sizes: string;
  /** Empty if the name is beside it. */
  alt?: string;
  first?: boolean;
}

/** A person's portrait, or their initials. */
export function Face({ person, sizes, alt = '', first }: FaceProps) {
  const { name, inlineSvg } = person;
  const picture = sourceOf(person);
  return <Portrait name={name} alt={alt} {...{ inlineSvg, picture, sizes, first }} />;
}

/** The preload for a portrait that is painted first; none for an SVG. */
export function facePreload(person: Person, sizes: string) {
  const source = sourceOf(person);
  if (!source || person.inlineSvg) return undefined;
  return preloadOf({ ...source, alt: '', sizes });
}

/** Path of the portrait's widest file. */
export function widestFace({ portrait }: Person, format: 'avif' | 'webp' = 'webp') {
  const width = portrait?.widths.at(-1);
  return portrait && width ? mediaPath(portrait.mediaId, width, format) : undefined;
}

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
