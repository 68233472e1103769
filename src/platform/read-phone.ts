/** Ten digits after an optional 0; area codes do not begin with 0 or 1. */
const TURKISH = /^0?([2-9]\d{9})$/;
/** E.164: at most 15 digits, the country's first. */
const FOREIGN = /^[1-9]\d{6,14}$/;

/**
 * A telephone number as E.164: `0532 123 45 67` and `+90 (532) 123-45-67` are `+905321234567`; a
 * foreign one begins with +. Empty stays empty; null: it is no number.
 * Only the form is checked, not whether the number exists: the numbering plans of all countries
 * change every month and would be too large for this purpose.
 */
export function readPhone(entered: string): string | null {
  const text = entered.trim();
  if (!text) return '';
  if (!/^\+?[\d ()-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+') && !digits.startsWith('90')) {
    return FOREIGN.test(digits) ? `+${digits}` : null;
  }
  const national = TURKISH.exec(text.startsWith('+') ? digits.slice(2) : digits)?.[1];
  return national ? `+90${national}` : null;
}
