import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { Invalid, Refusal } from '../../platform/errors.ts';
import { receiveFile } from '../../platform/http/receive-file.server.ts';
import { HEAD_BYTES, imageTypeOf } from '../../platform/image-type.server.ts';
import { MAX_IMAGE_BYTES } from './schema.ts';

const PREFIX = 'ufuk-upload-';
/** No upload takes this long, in ms: older files belong to a process that was killed. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/**
 * Receives the picture of a multipart request as a temporary file, calls `use` with its path, and
 * always removes the file afterwards.
 * @throws Invalid if there is none or its first bytes are of no accepted type, Refusal 413 if it is
 * too large, 400 if it is incomplete
 */
export async function receiveImage<T>(
  request: FastifyRequest,
  use: (path: string, fileName: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const path = join(folder, 'original');
    const fileName = await receiveFile(request, path, MAX_IMAGE_BYTES, tooLarge);
    await requireImage(path);
    return await use(path, fileName);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tooLarge = () => new Refusal(413, 'imageTooLarge', { megabytes: MAX_IMAGE_BYTES / 2 ** 20 });

async function requireImage(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    if (bytesRead === 0) throw new Invalid({ file: { rule: 'required' } });
    const type = imageTypeOf(buffer.subarray(0, bytesRead));
    if (type === 'heic') throw new Invalid({ file: { rule: 'imageIsHeic' } });
    if (type === null) throw new Invalid({ file: { rule: 'imageUnreadable' } });
  } finally {
    await file.close();
  }
}

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
