/** The same letters in the same order as in `tr_fold` in the database. */
const LETTERS =
  'ığşüöçâîûéñßáíóäèêàãåæëìïðòôõøùúýþÿāăąćĉċčďđēĕėęěĝġģĥħĩīĭįĵķĸĺļľłńņňŋōŏőœŕŗřśŝšţťŧũūŭůűųŵŷźżžſəșțǎǐǒǔ';
const PLAIN =
  'igsuocaiuensaioaeeaaaaeiidoooouuytyaaaccccddeeeeeggghhiiiijkkllllnnnnoooorrrssstttuuuuuuwyzzzsestaiou';

const FOLDED: Record<string, string> = { I: 'i', İ: 'i', ẞ: 's' };
for (const [i, letter] of [...LETTERS].entries()) {
  const capital = letter.toUpperCase();
  FOLDED[letter] = PLAIN[i] as string;
  if (capital.length === 1 && !(capital in FOLDED) && capital.toLowerCase() === letter)
    FOLDED[capital] = PLAIN[i] as string;
}
const TO_FOLD = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g');

/**
 * "IŞIK", "ışık" and "isik" become the same text, and "reunión" and "reunion", as in `tr_fold` in the
 * database. Every letter becomes one letter, so a position in the folded text is also valid in the
 * original text.
 */
export const fold = (text: string): string =>
  text.replace(TO_FOLD, (letter) => FOLDED[letter] as string).toLowerCase();

/** Turkish lower case. */
export const toSmallLetters = (text: string): string =>
  text.replaceAll('I', 'ı').replaceAll('İ', 'i').toLowerCase();
