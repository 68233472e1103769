import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/errors.ts';
import { receiveFile } from '../../../platform/http/receive-file.server.ts';
import { MAX_FILE_BYTES } from '../schema.ts';
import type { GivenFile } from './add.server.ts';

const PREFIX = 'ufuk-upload-';
/** No upload takes this long, in ms: older files belong to a process that was killed. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/**
 * Receives the file of a multipart request as a temporary file, calls `use` with it, and always
 * removes it afterwards.
 * @throws Invalid if there is none, Refusal 413 if it is too large, 400 if it is incomplete
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  use: (given: GivenFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const path = join(folder, 'original');
    const name = await receiveFile(request, path, MAX_FILE_BYTES, tooLarge);
    return await use({ path, name });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tooLarge = () => new Refusal(413, 'fileTooLarge', { megabytes: MAX_FILE_BYTES / 2 ** 20 });

/** Removes temporary files of processes that were killed. */
export async function removeLeftUploads(now = Date.now()): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    // A file that belongs to another system user is not removed.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > LEFT_BEHIND_MS)
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
