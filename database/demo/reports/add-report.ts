import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeMedia } from '../../../src/features/media/upload/store.server.ts';
import type { Operation } from '../../../src/platform/operation.server.ts';
import { runtimeFile } from '../../../src/platform/project.server.ts';
import type { Store } from '../../../src/platform/storage/store.server.ts';
import { readEncoded, readEncodedList } from '../pictures.ts';

/** The PDFs of the demo's reports, by the address of the report; `scripts/print-reports.ts` makes them. */
export const DEMO_REPORTS = runtimeFile('database/demo/reports');

/** The addresses of the reports that have a PDF. */
export async function listReports(): Promise<string[]> {
  const files = await readdir(DEMO_REPORTS);
  return files.filter((file) => file.endsWith('.pdf')).map((file) => file.slice(0, -4));
}

/** Adds the PDF of a content to the library, if it has one, and returns its id. */
export async function addReport(
  op: Operation,
  store: Store,
  { slug, title }: { slug: string; title: string },
): Promise<string | null> {
  if (!(await listReports()).includes(slug)) return null;
  const content = await readFile(join(DEMO_REPORTS, `${slug}.pdf`));
  const firstPage = await readEncoded(`reports/${slug}`);
  const pages = (await readEncodedList())[`reports/${slug}`]?.pages;
  const made = {
    ...firstPage,
    name: `${title}.pdf`,
    type: 'application/pdf',
    pages: pages ?? 1,
    file: { name: `${slug}.pdf`, content, bytes: content.length },
  };
  return storeMedia(op, store, made, async (_tx, row) => row.id);
}
