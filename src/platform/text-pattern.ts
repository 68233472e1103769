/** Around the names of values; no text of the interface contains it. */
const MARK = '\u0001';

/** A text that was made with the values of `placesOf`: each second part is the name of a value. */
export type TextPattern = readonly string[];

/** For each name what stands in the place of its value until the text is split. */
export const placesOf = <Name extends string>(names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, MARK + name + MARK])) as Record<Name, string>;

export const splitAtPlaces = (text: string): TextPattern => text.split(MARK);

export const fillPattern = (pattern: TextPattern, valueFor: (name: string) => string): string =>
  pattern.map((part, index) => (index % 2 ? valueFor(part) : part)).join('');
