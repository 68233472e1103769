import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDocumentVersion } from '../../src/features/documents/write.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';
import { DEMO_DOCUMENTS, readDemoDocuments } from './read-documents.ts';

/** Adds every document of the demo with its PDF, which `scripts/make-documents.ts` has made. */
export async function loadDocuments(op: Operation, store: Store): Promise<void> {
  for (const { name, ...version } of await readDemoDocuments()) {
    const file = await readFile(join(DEMO_DOCUMENTS, `${name}.pdf`));
    await addDocumentVersion(op, store, { ...version, file });
  }
}
