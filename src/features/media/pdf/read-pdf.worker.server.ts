import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PdfFault, PdfReading } from './read-pdf.server.ts';

/* A separate thread, so that a harmful PDF can affect only this thread. */

/** Largest size of the picture in pixels; every page is scaled to fit. */
const WIDTH = 1000;
const HEIGHT = 2000;

async function read(source: Uint8Array | { file: string }): Promise<PdfReading | PdfFault> {
  const bytes = 'file' in source ? await readFile(source.file) : source;
  // PDF readers accept other bytes before the header, but such a file could be of another type too.
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return 'unreadable';
  const library = await PDFiumLibrary.init();
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

read(workerData).then(
  (result) => parentPort?.postMessage(result),
  () => parentPort?.postMessage('unreadable' satisfies PdfFault),
);
