/** Initials of up to two words; words are upper-cased in the language they are written in. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('tr') ?? '')
    .join('');
}
