import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDocumentVersion } from '../../src/features/documents/publish.server.ts';
import { Invalid } from '../../src/platform/errors.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';
import { readEncoded } from './pictures.ts';
import { DEMO_DOCUMENTS, readDemoDocuments } from './read-documents.ts';

/** Adds every document of a folder with its PDF, which `scripts/print-documents.ts` has printed. */
export async function loadDocuments(
  op: Operation,
  store: Store,
  folder = DEMO_DOCUMENTS,
): Promise<void> {
  for (const { name, ...version } of await readDemoDocuments(folder)) {
    const path = join(folder, `${name}.pdf`);
    const file = await readFile(path);
    const firstPage =
      folder === DEMO_DOCUMENTS ? await readEncoded(`documents/${name}`) : undefined;
    await namingTheFile(path, () => addDocumentVersion(op, store, { ...version, file, firstPage }));
  }
}

/** Adds the name of the demo file, the refused field and its rule to an error. */
async function namingTheFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const faults = Object.entries(error.faults).map(([field, { rule }]) => `${field} (${rule})`);
    throw new Error(`${file} was refused: ${faults.join(', ')}`, { cause: error });
  }
}
