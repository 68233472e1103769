import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import { fetchInTime } from './fetch-in-time.ts';
import type { Storage } from './storage-url.ts';
import type { Store } from './store.server.ts';

/** Wrong address, key or bucket; the message names the setting and the reason. */
export class StorageRefused extends Error {}

/** How long a reply of the store may take to begin, in ms. */
const TIME_LIMIT = 30_000;

/** The largest page of a list that S3 gives. */
const PAGE = 1000;

const isMissing = (error: unknown) => error instanceof S3ServiceError && error.status === 404;

/**
 * Files in a bucket of an S3-compatible store, over its path-style addresses. A file appears when it
 * was received whole, as S3 guarantees.
 * @throws StorageRefused if the bucket cannot be listed
 */
export async function openS3Store(
  at: Extract<Storage, { kind: 's3' }>,
  setting: string,
): Promise<Store> {
  const client = new S3mini({
    accessKeyId: at.accessKey,
    secretAccessKey: at.secretKey,
    endpoint: at.bucket,
    region: at.region,
    fetch: fetchInTime(TIME_LIMIT),
  });
  const list = (prefix: string) => client.listObjects('/', prefix);
  const found = await list('start-check/').catch((error: Error) => {
    throw new StorageRefused(`${setting}: ${at.bucket} cannot be used: ${error.message}`);
  });
  if (found === null) throw new StorageRefused(`${setting}: ${at.bucket} does not exist.`);
  return {
    async write(key, content) {
      const body = content instanceof Uint8Array ? content : await openAsBlob(content.file);
      const bytes = body instanceof Blob ? body.size : body.length;
      await client
        .putObject(key, body, 'application/octet-stream', undefined, undefined, bytes)
        .catch(explain);
    },
    async size(key) {
      const reply = await client.getObjectRaw(key, false, 0, 1).catch((error: Error) => {
        // An empty file has no first byte.
        if (error instanceof S3ServiceError && error.status === 416) return null;
        if (isMissing(error)) return undefined;
        return explain(error);
      });
      if (reply === undefined) return null;
      if (reply === null) return 0;
      await reply.body?.cancel();
      return sizeOf(reply);
    },
    async read(key, part) {
      try {
        const reply = await client.getObjectRaw(key, !part, part?.start, part && part.end + 1);
        const body = reply.body as ReadableStream | null;
        return { size: sizeOf(reply), stream: body ? Readable.fromWeb(body) : Readable.from([]) };
      } catch (error) {
        if (isMissing(error)) return null;
        return explain(error);
      }
    },
    async *list(prefix) {
      let next: string | undefined;
      do {
        const page = await client.listObjectsPaged('/', prefix, PAGE, next).catch(explain);
        // An empty list would be taken for an empty store.
        if (!page) throw new Error(`${at.bucket} does not exist.`);
        for (const { Key, Size } of page.objects ?? []) yield { key: Key, size: Number(Size) };
        next = page.nextContinuationToken;
      } while (next);
    },
    async remove(key) {
      await client.deleteObject(key).catch((error) => (isMissing(error) ? null : explain(error)));
    },
    async removeAll(prefix) {
      // One after another: a prefix has some ten files, and not every store deletes several at once.
      for (const { Key } of (await list(prefix)) ?? []) await client.deleteObject(Key);
    },
  };
}

/** The code of the system's error with the same meaning: requests are answered by it. */
function explain(error: unknown): never {
  const status = error instanceof S3ServiceError ? error.status : 0;
  if (status >= 400 && status < 500) throw error;
  const code = status === 507 ? 'ENOSPC' : 'ETIMEDOUT';
  throw Object.assign(new Error('The store failed.', { cause: error }), { code });
}

/** The size of the whole file, also if only a part was sent. */
function sizeOf({ headers }: Response): number {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return Number(whole ?? headers.get('content-length'));
}
