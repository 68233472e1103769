import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocx } from '../../src/features/word-files/read/read-docx.server.ts';
import type { Purpose } from '../../src/features/word-files/schema.ts';
import { makeFolder } from './data-folder.ts';
import { type DocxParts, makeDocx } from './docx.ts';

/** What is read of these bytes, without a process of its own, and the files that lie beside them then. */
export async function readWord(bytes: Buffer, purpose: Purpose = 'content') {
  const folder = await makeFolder('word');
  const file = join(folder, 'original');
  await writeFile(file, bytes);
  return { ...(await readDocx({ file, purpose })), files: await readdir(folder) };
}

export const readParts = async (docx: DocxParts, purpose?: Purpose) =>
  readWord(await makeDocx(docx), purpose);

/** The Markdown of these paragraphs. */
export const markdownOf = async (body: string, docx: Partial<DocxParts> = {}, purpose?: Purpose) =>
  (await readParts({ ...docx, body }, purpose)).markdown;
