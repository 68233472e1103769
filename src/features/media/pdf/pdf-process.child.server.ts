import { readFile } from 'node:fs/promises';
import { answerTasks } from '../../../platform/task-process.child.server.ts';
import type { PdfAnswer, PdfSource } from './pdf-process.server.ts';
import { openReader } from './replacement-fonts.server.ts';

/* The process that reads one PDF and then ends: a harmful file can affect nothing else. */

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
