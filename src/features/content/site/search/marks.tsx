import type { Marked } from '../../../search/schema.ts';

/** A text with the found words marked. */
export function Marks({ of }: { of: Marked }) {
  let place = 0;
  return of.map(({ text, hit }) => {
    place += text.length;
    return hit ? <mark key={place}>{text}</mark> : text;
  });
}
