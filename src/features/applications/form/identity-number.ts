/** The check digits of the Turkish identity number (T.C. kimlik numarası). */
function checkDigits(first: number[]): [number, number] {
  const at = (index: number) => first[index] as number;
  const odd = at(0) + at(2) + at(4) + at(6) + at(8);
  const even = at(1) + at(3) + at(5) + at(7);
  // The difference can be negative; the remainder in JavaScript is then negative too.
  const tenth = (((7 * odd - even) % 10) + 10) % 10;
  return [tenth, (odd + even + tenth) % 10];
}

/**
 * Whether this can be an identity number of a Turkish citizen: eleven digits, the first not 0, the
 * last two computed from the others. Numbers that begin with 99 belong to foreigners.
 */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text) || text.startsWith('99')) return false;
  const digits = Array.from(text, Number);
  const [tenth, eleventh] = checkDigits(digits);
  return digits[9] === tenth && digits[10] === eleventh;
}
