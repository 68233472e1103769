import { pdfOf, stream } from './hostile-pdf.ts';

/* A page whose fonts are only named, as programs of offices still make them. */

/** The codes of ISO 8859-9, and the letters that they differ from. */
const LETTERS: Record<string, number> = {
  ğ: 0xf0,
  g: 0x67,
  Ğ: 0xd0,
  G: 0x47,
  ş: 0xfe,
  s: 0x73,
  Ş: 0xde,
  S: 0x53,
  ı: 0xfd,
  i: 0x69,
  İ: 0xdd,
  I: 0x49,
  ç: 0xe7,
  c: 0x63,
  Ö: 0xd6,
  O: 0x4f,
};
const ENCODING =
  '<</BaseEncoding /WinAnsiEncoding /Differences [208 /Gbreve 221 /Idotaccent /Scedilla 240 /gbreve 253 /dotlessi /scedilla]>>';

interface Font {
  name: string;
  /** Of a TrueType font, which has a description: 32 for sans serif, 34 for serif, 33 for fixed. */
  flags?: number;
  /** It has characters of its own, such as marks of lists. */
  isSymbolic?: boolean;
}

export const FONTS: Font[] = [
  { name: 'Helvetica' },
  { name: 'Helvetica-Bold' },
  { name: 'Times-Roman' },
  { name: 'Times-Italic' },
  { name: 'Courier' },
  { name: 'ArialMT', flags: 32 },
  { name: 'TimesNewRomanPSMT', flags: 34 },
  { name: 'CourierNewPSMT', flags: 33 },
  { name: 'Calibri-Bold', flags: 32 },
  { name: 'Garamond', flags: 34 },
  { name: 'Symbol', isSymbolic: true },
  { name: 'ZapfDingbats', isSymbolic: true },
];

/** In points: the page, and the cell of each character. */
export const SHEET = { width: 600, height: 600, cell: 36 };

/** The cell of a character, from the top left corner, in points. */
export const cellAt = (row: number, column: number) => ({
  left: 10 + column * SHEET.cell,
  top: 10 + row * SHEET.cell,
});

/** The pairs of columns whose characters look alike, but for what Turkish adds. */
export const PAIRS = Object.keys(LETTERS)
  .filter((_, column) => column % 2 === 0)
  .map((letter, pair) => ({ letter, column: pair * 2 }));

/** A font in each row, and in each row all letters; none of the fonts is in the file. */
export function fontlessPdf(): Buffer {
  const fonts = FONTS.map(({ name, flags, isSymbolic }, row) => {
    const encoding = isSymbolic ? '' : `/Encoding ${ENCODING}`;
    return flags === undefined
      ? `<</Type /Font /Subtype /Type1 /BaseFont /${name} ${encoding}>>`
      : `<</Type /Font /Subtype /TrueType /BaseFont /${name} ${encoding} /FontDescriptor ${5 + FONTS.length + row} 0 R>>`;
  });
  const descriptions = FONTS.map(
    ({ name, flags = 0 }) =>
      `<</Type /FontDescriptor /FontName /${name} /Flags ${flags} /FontBBox [-200 -250 1200 1000] /ItalicAngle 0 /Ascent 900 /Descent -210 /CapHeight 716 /StemV 80>>`,
  );
  const text = FONTS.flatMap((_, row) =>
    Object.values(LETTERS).map((code, column) => {
      const { left, top } = cellAt(row, column);
      const base = SHEET.height - top - 26;
      return `BT /F${row} 22 Tf ${left + 6} ${base} Td <${code.toString(16)}> Tj ET`;
    }),
  ).join('\n');
  const names = FONTS.map((_, row) => `/F${row} ${5 + row} 0 R`).join(' ');
  return pdfOf([
    '<</Type /Catalog /Pages 2 0 R /Lang (tr)>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${SHEET.width} ${SHEET.height}] /Contents 4 0 R /Resources <</Font <<${names}>>>>>>`,
    stream('', text),
    ...fonts,
    ...descriptions,
  ]);
}
