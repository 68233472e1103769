import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors.ts';
import { receiveFile } from '../../platform/http/receive-file.server.ts';
import { PREFIX } from './run/take-media.server.ts';
import { MAX_IMPORT_BYTES } from './schema.ts';

/** No file is used this long, in ms: older ones belong to a process that was killed. */
const LEFT_BEHIND_MS = 13 * 60 * 60 * 1000;

/** Receives the file of a request as a temporary file, which is always removed afterwards. */
export async function receiveImport<T>(
  request: FastifyRequest,
  use: (given: { path: string; name: string }) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const path = join(folder, 'original');
    const name = await receiveFile(request, path, MAX_IMPORT_BYTES, tooLarge);
    return await use({ path, name });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tooLarge = () => new Refusal(413, 'fileTooLarge', { megabytes: MAX_IMPORT_BYTES / 2 ** 20 });

/** Removes temporary files of processes that were killed. */
export async function removeLeftImports(now = Date.now()): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > LEFT_BEHIND_MS)
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
