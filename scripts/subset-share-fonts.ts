/**
 * Creates the fonts of share pictures: one weight of each family as one TrueType file. Run it after
 * a font package changes: `node scripts/run.mjs scripts/subset-share-fonts.ts`; the result is
 * committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { mergeFonts } from './share-fonts/merge-fonts.ts';

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url);
const between = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Editors write the titles, so they need all Latin characters of Europe, not only those of our own texts. */
const latin = `${between(0x20, 0x7e)}${between(0xa1, 0xac)}${between(0xae, 0xff)}ıŒœ–—‘’‚“”„†•…‹›€™→←−`;
const latinExt = `${between(0x100, 0x130)}${between(0x132, 0x151)}${between(0x154, 0x17e)}₺`;

const families = [
  { name: 'bricolage-grotesque', as: 'heading', weight: 700 },
  { name: 'public-sans', as: 'text', weight: 500 },
];

for (const { name, as, weight } of families) {
  const subset = async (part: string, characters: string) => {
    const file = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
    return subsetFont(await readFile(fromRoot(file)), characters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
  };
  const font = mergeFonts(await subset('latin', latin), await subset('latin-ext', latinExt));
  await writeFile(fromRoot(`src/ui/fonts/static/${as}.ttf`), font);
  console.log(`${as}.ttf ${font.length} bytes`);
}
