import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { mergeFonts } from '../share-fonts/merge-fonts.ts';

/** The site's two families, and the weights in which documents are printed. */
const FAMILIES = [
  { property: '--body', family: 'public-sans', style: 'normal', weights: [400, 650, 700] },
  { property: '--body', family: 'public-sans', style: 'italic', weights: [400] },
  { property: '--head', family: 'bricolage-grotesque', style: 'normal', weights: [700, 720] },
];
/** The characters of the packages' "latin-ext" file. */
const TURKISH = 'ĞğİŞş₺';

/**
 * Style rules with the site's fonts at fixed weights, reduced to the characters of `text`. Chromium
 * would write the site's variable fonts into a PDF as outlines of glyphs, which take three times
 * the space. Each font is one merged file, so that no Turkish word is stored in parts.
 */
export async function printFonts(text: string): Promise<string> {
  const faces = FAMILIES.flatMap(({ property, family, style, weights }) =>
    weights.map(async (weight) => {
      const subset = async (part: string, characters: string): Promise<Buffer> => {
        const path = `../../node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-${style}.woff2`;
        const file = await readFile(new URL(path, import.meta.url));
        const variationAxes = { wght: weight };
        return subsetFont(file, characters, { targetFormat: 'truetype', variationAxes });
      };
      const font = mergeFonts(await subset('latin', text), await subset('latin-ext', TURKISH));
      return `@font-face { font-family: 'print${property}'; font-style: ${style}; font-weight: ${weight};
        src: url(data:font/ttf;base64,${font.toString('base64')}); }`;
    }),
  );
  const properties = ":root:root { --body: 'print--body'; --head: 'print--head'; }";
  return [...(await Promise.all(faces)), properties].join('\n');
}
