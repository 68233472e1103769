/**
 * Writes the outlines of the letters that share pictures are set in: one weight of each family, as
 * paths, so that the server draws text without a font engine. Run it after a font package changes:
 * `node scripts/outline-fonts.ts`; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url);
const between = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Titles are written by people: all Latin letters of Europe, not only those of our own texts. */
const letters = {
  latin: `${between(0x20, 0x7e)}${between(0xa1, 0xac)}${between(0xae, 0xff)}ıŒœ–—‘’‚“”„†•…‹›€™→←−`,
  'latin-ext': `${between(0x100, 0x130)}${between(0x132, 0x151)}${between(0x154, 0x17e)}₺`,
};
/** Pairs are only measured between these; the others stand together seldom. */
const common = `${between(0x21, 0x7e)}ÇÖÜçöüı’“”–…`;
/** Closer or wider than this, in thousandths of the size, is worth remembering. */
const WORTH = 8;

const families = [
  { name: 'bricolage-grotesque', as: 'heading', weight: 700 },
  { name: 'public-sans', as: 'text', weight: 500 },
];

type Opened = { font: harfbuzz.Font; upem: number };

async function open(name: string, part: string, text: string, weight: number): Promise<Opened> {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
  const bytes: Buffer = await subsetFont(await readFile(fromRoot(file)), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(bytes).buffer));
  return { font: new harfbuzz.Font(face), upem: face.upem };
}

function shape({ font, upem }: Opened, text: string) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const scale = 1000 / upem;
  const glyphs = buffer.getGlyphInfos().map((info) => info.codepoint);
  const advances = buffer.getGlyphPositions().map((position) => position.xAdvance * scale);
  return { glyphs, width: advances.reduce((sum, one) => sum + one, 0), scale };
}

/** The path in thousandths of the size, downwards, without blanks that mean nothing. */
const compact = (path: string, scale: number) => {
  let axis = 0;
  return path.replaceAll(/[A-Z]|-?\d+(\.\d+)?/g, (piece) => {
    if (/[A-Z]/.test(piece)) {
      axis = 0;
      return piece;
    }
    return String(Math.round(Number(piece) * scale * (axis++ % 2 ? -1 : 1)));
  });
};

for (const { name, as, weight } of families) {
  const glyphs: Record<string, string> = {};
  const kerning: Record<string, string> = {};
  for (const [part, text] of Object.entries(letters)) {
    const opened = await open(name, part, text, weight);
    for (const letter of text) {
      const {
        glyphs: [glyph],
        width,
        scale,
      } = shape(opened, letter);
      if (!glyph) continue;
      glyphs[letter] = `${Math.round(width)}${compact(opened.font.glyphToPath(glyph), scale)}`;
    }
    if (part !== 'latin') continue;
    const alone = new Map([...common].map((letter) => [letter, shape(opened, letter).width]));
    for (const left of common) {
      const pairs = [...common].flatMap((right) => {
        const pair = shape(opened, left + right);
        const apart = (alone.get(left) ?? 0) + (alone.get(right) ?? 0);
        const closer = Math.round(pair.width - apart);
        // One glyph for two letters is a ligature, which we do not set.
        return pair.glyphs.length === 2 && Math.abs(closer) >= WORTH ? [`${right}${closer}`] : [];
      });
      if (pairs.length > 0) kerning[left] = pairs.join(' ');
    }
  }
  const file = `src/site/share/fonts/${as}.json`;
  const json = JSON.stringify({ glyphs, kerning }, null, 2);
  await writeFile(fromRoot(file), `${json}\n`);
  console.log(`${file}: ${Object.keys(glyphs).length} letters, ${json.length} characters`);
}
