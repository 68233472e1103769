/** The font in use, as pdfkit holds it. */
type WithFont = PDFKit.PDFDocument & {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character has no picture
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** A character that the font lacks is written as its number, "[U+0416]": an empty box would say nothing. */
export function writable(doc: PDFKit.PDFDocument, words: string): string {
  const { font } = (doc as WithFont)._font;
  return words.replace(CONTROLS, ' ').replace(/[^\n\u0020-\u007e]/gu, (character) => {
    const code = character.codePointAt(0) as number;
    if (font.hasGlyphForCodePoint(code)) return character;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}
