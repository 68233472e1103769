/**
 * Creates the fonts of share pictures: one weight of each family as one TrueType file, and files for
 * other alphabets. Run it after
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
/** A character that a font does not have is left out. */
const latinExt = `${between(0x100, 0x130)}${between(0x132, 0x151)}${between(0x154, 0x24f)}ə${between(0x1e00, 0x1eff)}₺`;

const families = [
  { name: 'bricolage-grotesque', as: 'heading', weight: 700 },
  { name: 'public-sans', as: 'text', weight: 500 },
];

/** For letters that the two do not have; one weight for titles and texts. */
const OTHERS = [
  { name: 'noto-sans', part: 'latin-ext', as: 'latin', characters: latinExt },
  {
    name: 'noto-sans',
    part: 'cyrillic',
    as: 'cyrillic',
    characters: `${between(0x400, 0x45f)}ҐґҰұ№`,
  },
  {
    name: 'noto-sans',
    part: 'cyrillic-ext',
    as: 'cyrillic-more',
    characters: between(0x460, 0x52f),
  },
  { name: 'noto-sans', part: 'greek', as: 'greek', characters: between(0x370, 0x3ff) },
  { name: 'noto-sans', part: 'greek-ext', as: 'greek-more', characters: between(0x1f00, 0x1fff) },
  {
    name: 'noto-sans-arabic',
    part: 'arabic',
    as: 'arabic',
    characters: ` ${between(0x600, 0x6ff)}${between(0x750, 0x77f)}`,
  },
  {
    name: 'noto-sans-hebrew',
    part: 'hebrew',
    as: 'hebrew',
    characters: ` ${between(0x591, 0x5f4)}`,
  },
];
const OTHER_WEIGHT = 600;

async function subset(name: string, part: string, weight: number, characters: string) {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
  return subsetFont(await readFile(fromRoot(file)), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    noHinting: true,
  });
}

async function write(as: string, font: Buffer) {
  await writeFile(fromRoot(`src/ui/fonts/static/${as}.ttf`), font);
  console.log(`${as}.ttf ${font.length} bytes`);
}

for (const { name, as, weight } of families) {
  const parts = [await subset(name, 'latin', weight, latin)];
  parts.push(await subset(name, 'latin-ext', weight, latinExt));
  parts.push(await subset(name, 'vietnamese', weight, latinExt));
  await write(as, parts.reduce(mergeFonts));
}
for (const { name, part, as, characters } of OTHERS)
  await write(as, await subset(name, part, OTHER_WEIGHT, characters));
