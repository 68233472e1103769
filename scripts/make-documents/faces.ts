import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { mergeFonts } from './merge-fonts.ts';

export type Face = 'text' | 'strong' | 'italic' | 'head';

/** Ready for pdfkit. */
export type FaceFiles = Record<Face, Buffer>;

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const latin = `${ascii}\u00a0§«»°·ÂÇÎÖÛÜâçîöûüıéäß‑–—‘’“”…‹›€×½`;
const turkish = 'ĞğİŞş₺';

const SOURCES: Record<Face, { family: string; style: string; weight: number }> = {
  text: { family: 'public-sans', style: 'normal', weight: 400 },
  strong: { family: 'public-sans', style: 'normal', weight: 650 },
  italic: { family: 'public-sans', style: 'italic', weight: 400 },
  head: { family: 'bricolage-grotesque', style: 'normal', weight: 720 },
};

/** Static TrueType cuts of the variable fonts of the site, with the letters a document uses. */
export async function makeFaces(): Promise<FaceFiles> {
  const entries = Object.entries(SOURCES).map(async ([face, { family, style, weight }]) => {
    const cut = async (part: string, letters: string): Promise<Buffer> => {
      const path = `../../node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-${style}.woff2`;
      const file = await readFile(new URL(path, import.meta.url));
      const variationAxes = { wght: weight };
      return subsetFont(file, letters, { targetFormat: 'truetype', variationAxes });
    };
    return [face, mergeFonts(await cut('latin', latin), await cut('latin-ext', turkish))] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as FaceFiles;
}
