/**
 * Creates the fonts that replace those which a PDF names but does not contain: a sans serif, a serif
 * and a fixed-width family, as wide as Arial, Times New Roman and Courier New. Run it after a font
 * package changes: `node scripts/run.mjs scripts/subset-document-fonts.ts`; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { mergeFonts } from './share-fonts/merge-fonts.ts';

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url);
const between = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** All that the encodings of Windows for Turkish and Western Europe have, and the letters of Europe. */
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœˆ˚˜–—‘’‚“”„†‡•…‰‹›€™−`;
const latinExt = `${between(0x100, 0x130)}${between(0x132, 0x151)}${between(0x154, 0x17f)}ȘșȚț₺`;

const families = [
  { name: 'arimo', as: 'sans' },
  { name: 'tinos', as: 'serif' },
  { name: 'cousine', as: 'fixed' },
];
const styles = [
  { style: '400-normal', as: 'regular' },
  { style: '700-normal', as: 'bold' },
  { style: '400-italic', as: 'italic' },
  { style: '700-italic', as: 'bold-italic' },
];

for (const { name, as: family } of families) {
  for (const { style, as } of styles) {
    const subset = async (part: string, characters: string) =>
      subsetFont(
        await readFile(
          fromRoot(`node_modules/@fontsource/${name}/files/${name}-${part}-${style}.woff2`),
        ),
        characters,
        { targetFormat: 'truetype' },
      );
    const font = mergeFonts(await subset('latin', latin), await subset('latin-ext', latinExt));
    await writeFile(fromRoot(`src/features/media/pdf/fonts/${family}-${as}.ttf`), font);
    console.log(`${family}-${as}.ttf ${font.length} bytes`);
  }
}
