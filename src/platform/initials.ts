/** Initials of up to two words; upper case follows the Turkish rules (i → İ). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('tr') ?? '')
    .join('');
}
