import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PDFiumLibrary, PDFiumModule } from '@hyzyla/pdfium';
import { runtimeFile } from '../../../platform/project.server.ts';
import { answerTasks } from '../../../platform/task-process.child.server.ts';
import type { PdfAnswer, PdfSource } from './pdf-process.server.ts';

/*
 * The process that reads one PDF and then ends: a harmful file can affect nothing else. The fonts
 * inside the reader, for texts whose font is not in the file, lack the Turkish letters. The reader asks
 * the system for another font first; here our own answer in the place of the system, which has none.
 */

/** What the reader exports besides what its types say. */
interface Internals {
  _FPDF_GetDefaultSystemFontInfo(): number;
  _FPDF_SetSystemFontInfo(info: number): void;
  wasmExports: { memory: WebAssembly.Memory; __indirect_function_table: WebAssembly.Table };
}

/** The order of `FPDF_SYSFONTINFO` in fpdf_sysfontinfo.h; each is a number of 32 bits. */
const MEMBERS = { mapFont: 3, getFontData: 5, getFaceName: 6, getFontCharset: 7, deleteFont: 8 };

/** The character sets that our fonts have: ANSI, the default, Turkish, Baltic and Central European. */
const CHARSETS = [0, 1, 162, 186, 238];

const TURKISH = 162;
/** Flags of a font's pitch and family. */
const FIXED = 1;
const SERIF = 16;

/** From this weight on a font is bold. */
const BOLD = 600;

/** Largest size of the picture in pixels; every page is scaled to fit. */
const WIDTH = 1000;
const HEIGHT = 2000;

async function read(source: PdfSource): Promise<PdfAnswer> {
  const bytes = 'file' in source ? await readFile(source.file) : source;
  // PDF readers accept other bytes before the header, but such a file could be of another type too.
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return 'unreadable';
  const library = await openReader();
  const document = await library.loadDocument(bytes).catch((error: Error) => error);
  if (document instanceof Error) {
    return /password|security/i.test(document.message) ? 'encrypted' : 'unreadable';
  }
  const pages = document.getPageCount();
  if (pages < 1) return 'unreadable';
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) return 'unreadable';
  const scale = Math.min(WIDTH / originalWidth, HEIGHT / originalHeight);
  const { width, height, data } = await page.render({
    render: 'bitmap',
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
  });
  return { pages, cover: { width, height, pixels: data } };
}

/** The reader reports a page that it could not draw for lack of memory as a damaged one, or not at all. */
let isOutOfMemory = false;
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
  try {
    return grow.call(this, pages);
  } catch (error) {
    isOutOfMemory = true;
    throw error;
  }
};

answerTasks(async (source: PdfSource): Promise<PdfAnswer> => {
  const answer = await read(source).catch((): PdfAnswer => 'unreadable');
  return isOutOfMemory ? 'tooMuchMemory' : answer;
});

/** The reader, with fonts of ours for the texts whose fonts are not in the file. */
async function openReader(): Promise<PDFiumLibrary> {
  const reader = await PDFiumModule({});
  reader._FPDF_InitLibraryWithConfig({});
  replaceSystemFonts(reader as unknown as Internals);
  return new PDFiumLibrary(reader);
}

function replaceSystemFonts(reader: Internals): void {
  const { memory, __indirect_function_table: table } = reader.wasmExports;
  const info = reader._FPDF_GetDefaultSystemFontInfo();
  const members = new Uint32Array(memory.buffer, info, 9);
  // The table cannot grow, so ours take the places of the functions that look through folders.
  const replace = (member: keyof typeof MEMBERS, call: WebAssembly.ExportValue) =>
    table.set(members[MEMBERS[member]] as number, call);

  /** A font's number is its place here, from 1 on. */
  const fonts: { name: string; bytes: Buffer }[] = [];
  function numberOf(name: string): number {
    const known = fonts.findIndex((font) => font.name === name);
    if (known >= 0) return known + 1;
    const file = runtimeFile(`src/features/media/pdf/fonts/${name}.ttf`);
    return fonts.push({ name, bytes: readFileSync(file) });
  }

  replace(
    'mapFont',
    callable(7, 1, (_info, weight = 0, isItalic = 0, charset = 0, pitch = 0) => {
      if (!CHARSETS.includes(charset)) return 0;
      const family = pitch & FIXED ? 'fixed' : pitch & SERIF ? 'serif' : 'sans';
      const style = [weight >= BOLD && 'bold', isItalic && 'italic'].filter(Boolean).join('-');
      return numberOf(`${family}-${style || 'regular'}`);
    }),
  );
  replace(
    'getFontData',
    callable(5, 1, (_info, font = 0, table = 0, target = 0, size = 0) => {
      const bytes = fonts[font - 1]?.bytes;
      // Single tables are asked for only to learn whether the file is a collection.
      if (!bytes || table !== 0) return 0;
      if (size >= bytes.length) new Uint8Array(memory.buffer).set(bytes, target);
      return bytes.length;
    }),
  );
  replace(
    'getFaceName',
    callable(4, 1, () => 0),
  );
  replace(
    'getFontCharset',
    callable(2, 1, () => TURKISH),
  );
  replace(
    'deleteFont',
    callable(2, 0, () => 0),
  );
  reader._FPDF_SetSystemFontInfo(info);
}

/**
 * A function that the table of WebAssembly accepts: the export of a module that does nothing but call
 * the given one. All parameters, and the result if there is one, are numbers of 32 bits.
 */
function callable(
  parameters: number,
  results: 0 | 1,
  call: (...numbers: number[]) => number,
): WebAssembly.ExportValue {
  const I32 = 0x7f;
  const type = [
    0x60,
    parameters,
    ...Array(parameters).fill(I32),
    results,
    ...Array(results).fill(I32),
  ];
  const module = Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, type.length + 1, 1, ...type],
    // The import "e"."f", a function of the first type; and its export as "f".
    ...[2, 7, 1, 1, 0x65, 1, 0x66, 0, 0],
    ...[7, 5, 1, 1, 0x66, 0, 0],
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module), { e: { f: call } });
  return exports.f as WebAssembly.ExportValue;
}
