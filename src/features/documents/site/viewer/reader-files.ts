/*
 * The files of pdf.js that only some documents need: decoders of scanned pages, and fonts. A browser
 * fetches each when a page needs it. pdf.js asks for them by their names, so the build does not
 * change the names (`vite.config.ts`).
 */
const addresses: Record<string, string> = import.meta.glob(
  [
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}_nowasm_fallback.js',
    '/node_modules/pdfjs-dist/standard_fonts/{FoxitDingbats,FoxitSymbol}.pfb',
    '/node_modules/pdfjs-dist/standard_fonts/LiberationSans-*.ttf',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** The address of the folder with this file of the package, with a slash at the end. */
function folderOf(file: string): string {
  const address = addresses[`/node_modules/pdfjs-dist/${file}`];
  if (!address) throw new Error(`pdf.js has no ${file}.`);
  return new URL('.', new URL(address, location.href)).href;
}

export const decoderFolder = () => folderOf('wasm/jbig2.wasm');
export const fontFolder = () => folderOf('standard_fonts/LiberationSans-Regular.ttf');
