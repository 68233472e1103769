import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDocumentVersion } from '../../src/features/documents/write.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';
import { namingTheFile } from './naming-the-file.ts';
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
