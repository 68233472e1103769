import { compactCode } from './pasted-text.ts';

const GROUP = /.{4}(?=.)/g;

/** "TR330006…" from any notation, for copying and for QR codes. */
export const compactIban = (iban: string): string => compactCode(iban).toUpperCase();

/** In groups of four, for reading. */
export const groupedIban = (iban: string): string => compactIban(iban).replace(GROUP, '$& ');

/**
 * Whether the number can exist: ISO 13616, country and length for Turkey, check digits (remainder 1
 * modulo 97).
 */
export function isValidIban(iban: string): boolean {
  const compact = compactIban(iban);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  if (compact.startsWith('TR') && !/^TR\d{24}$/.test(compact)) return false;
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
