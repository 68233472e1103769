import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { documentPath, NewVersion } from '../../src/features/documents/schema.ts';
import { runtimeFile } from '../../src/platform/project.server.ts';

export const DEMO_DOCUMENTS = runtimeFile('database/demo/documents');

/** Which text each PDF was printed from: its name → {@link checksumOf}. */
export const PRINTED_FROM = join(DEMO_DOCUMENTS, 'printed-from.json');

/** A version of a document and the name of its files, without the ending. */
export type DemoDocument = NewVersion & { name: string; number: number };

/** Every document of a folder, older versions before newer ones. */
export async function readDemoDocuments(folder = DEMO_DOCUMENTS): Promise<DemoDocument[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const documents = await Promise.all(
    files.map(async (file) => split(await readFile(join(folder, file), 'utf8'), file)),
  );
  return documents.sort((a, b) => addressOf(a).localeCompare(addressOf(b)) || a.number - b.number);
}

/** The Turkish path of the document's page. */
export const addressOf = ({ document }: DemoDocument): string =>
  documentPath(
    typeof document === 'string' ? { fixed: document, slug: null } : { fixed: null, ...document },
  );

/** Used to notice a PDF that was printed from an older text. */
export const checksumOf = (document: DemoDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');

function split(text: string, file: string): DemoDocument {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error(`${file} has no front matter.`);
  const head = parse(match[1] as string);
  const parsed = NewVersion.safeParse({ ...head, body: (match[2] as string).trim() });
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { number } = parsed.data;
  if (!number) throw new Error(`${file} has no number.`);
  return { ...parsed.data, number, name: file.slice(0, -3) };
}
