import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resizeImage, storeImage } from '../../src/features/media/operations.server.ts';
import { ENCODING, type Media } from '../../src/features/media/schema.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';
import { namingTheFile } from './naming-the-file.ts';
import { cachedPicture, DEMO_PICTURES } from './picture-cache.ts';

/** Adds one of the demo's own drawings as a picture. */
export async function addDrawing(
  op: Operation,
  store: Store,
  svg: string,
  fileName: string,
): Promise<Media> {
  const source = JSON.stringify([ENCODING, encoder(), svg]);
  const picture = await cachedPicture(DEMO_PICTURES, source, () =>
    namingTheFile(fileName, () => resizeImage(op, { drawing: svg })),
  );
  return storeImage(op, store, picture, fileName);
}

/** The exact version of the library that encodes; loading it here would cost the server memory. */
function encoder(): string {
  const { dependencies } = JSON.parse(readFileSync(join(PROJECT_DIR, 'package.json'), 'utf8'));
  return dependencies.sharp;
}
