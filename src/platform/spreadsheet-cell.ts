/** Characters that begin a formula in a spreadsheet, and the control characters that may stand before. */
const FORMULA = /^[=+\-@|\u2212\t\r\n\0]/;

/** What a spreadsheet may leave out at the beginning of a cell. */
const INVISIBLE = /^[\p{C}\p{Z}\s]+/u;

/**
 * A text that no spreadsheet takes for a formula: an apostrophe is put before one that begins like a
 * formula, also after invisible characters, and with full-width characters such as ＝.
 */
export function neutralise(text: string): string {
  const plain = text.normalize('NFKC');
  const isFormula =
    FORMULA.test(text) || FORMULA.test(plain) || FORMULA.test(plain.replace(INVISIBLE, ''));
  return isFormula ? `'${text}` : text;
}
