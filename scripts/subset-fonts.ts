/**
 * Creates the fonts of the public pages from their packages: only the characters that our languages
 * use and only the weights that our type scale uses. Run it after such a package changes: `node
 * scripts/run.mjs scripts/subset-fonts.ts`; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url);

/** The maximum sum of the files in bytes, from the look-and-feel page. */
const LIMIT = 65 * 1024;

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
/** German, Spanish and French letters, and typographic characters; all in the packages' "latin" file. */
const latin = `${ascii}\u00a0¡¢£§©«®°±²³·»¼½¾¿ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖÚÛÜßàáâäçèéêëíîñóôöøúûüıŒœ×\u2009\u2010\u2011–—‘’‚“”„†•…‹›€™→←−`;
/** The characters of the packages' "latin-ext" file. */
const turkish = 'ĞğİŞş₺';

const families = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 800 } },
  { name: 'public-sans', weights: { min: 400, max: 700 } },
];
const parts = [
  { suffix: 'latin', source: 'latin', characters: latin },
  { suffix: 'turkish', source: 'latin-ext', characters: turkish },
];

let total = 0;
for (const { name, weights } of families) {
  for (const { suffix, source, characters } of parts) {
    const from = `node_modules/@fontsource-variable/${name}/files/${name}-${source}-wght-normal.woff2`;
    const font = await subsetFont(await readFile(fromRoot(from)), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await writeFile(fromRoot(`src/ui/fonts/${name}-${suffix}.woff2`), font);
    total += font.length;
    console.log(`${name}-${suffix}.woff2 ${font.length} bytes`);
  }
}
console.log(`together ${total} bytes`);
if (total > LIMIT) throw new Error(`The fonts may have ${LIMIT} bytes together.`);
