/**
 * Writes the fonts of the share pictures: one weight each, without axes and as WOFF, which is what
 * the drawing library reads. Run it after a font package changes:
 * `node scripts/subset-share-fonts.ts`; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url);

/** Titles are written by people: every letter of the package's file, not only those of our texts. */
const between = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ\u2009\u2010\u2011–—‘’‚“”„†•…‹›€™→←−`;
const extended = `${between(0x100, 0x17f)}₺`;

const families = [
  { name: 'bricolage-grotesque', as: 'heading', weight: 700 },
  { name: 'public-sans', as: 'text', weight: 500 },
];
const parts = [
  { suffix: '', source: 'latin', letters: latin },
  { suffix: '-extended', source: 'latin-ext', letters: extended },
];

for (const { name, as, weight } of families) {
  for (const { suffix, source, letters } of parts) {
    const from = `node_modules/@fontsource-variable/${name}/files/${name}-${source}-wght-normal.woff2`;
    const font = await subsetFont(await readFile(fromRoot(from)), letters, {
      targetFormat: 'woff',
      variationAxes: { wght: weight },
    });
    await writeFile(fromRoot(`src/site/share/fonts/${as}${suffix}.woff`), font);
    console.log(`${as}${suffix}.woff ${font.length} bytes`);
  }
}
