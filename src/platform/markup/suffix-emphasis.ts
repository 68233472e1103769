/**
 * Whether an emphasis around these words may end before a letter, as in "**“Özgürlük”**ün": CommonMark
 * does not end it between a sign and a letter, but Turkish puts suffixes there. Not behind a sign that
 * opens something.
 */
export function endsBeforeSuffix(inside: string): boolean {
  const last = inside.at(-1) ?? '';
  // A currency sign alone is none, as in CommonMark.
  if (!/\p{P}|(?<=.)\p{S}/u.test(inside.slice(-2)) || /^\s/.test(inside)) return false;
  if (/[\p{L}\p{N}\s]/u.test(last)) return false;
  if (last === '"' || last === "'") return inside.split(last).length % 2 === 1;
  // German quotes end with the sign that begins others.
  if (last === '“' || last === '‘') return inside.includes(last === '“' ? '„' : '‚');
  return !/[\p{Ps}\p{Pi}¿¡\\]/u.test(last);
}
