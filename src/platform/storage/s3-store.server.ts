import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import aws4 from 'aws4';
import { SaxesParser } from 'saxes';
import type { Storage } from './storage-url.ts';
import type { Content, Store, StoredFile } from './store.server.ts';

/** The store answered with an error. */
class S3Fault extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

interface Question {
  method: 'GET' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  /** Such as `bytes=0-1`. */
  range?: string | undefined;
  content?: Content;
}

interface Page {
  files: StoredFile[];
  /** Where the next page begins; undefined after the last one. */
  next: string | undefined;
}

/** How long a reply of the store may take to begin, in ms. */
const TIME_LIMIT = 30_000;

/** The longest part of an error that is read as text. */
const LONGEST_REASON = 300;

/** Slower uploads to the store fail: in bytes per ms, 256 KB a second. */
const SLOWEST_UPLOAD = 256;

/** Wrong address, key or bucket; the message names the setting and the reason. */
export class StorageRefused extends Error {}

const hasStatus = (error: unknown, status: number) =>
  error instanceof S3Fault && error.status === status;

/**
 * Files in a bucket of an S3-compatible store. A file appears when it was received whole, as S3
 * guarantees.
 * @throws StorageRefused if the bucket cannot be listed
 */
export async function openS3Store(
  at: Extract<Storage, { kind: 's3' }>,
  setting: string,
): Promise<Store> {
  const client = openS3Client(at);
  await client.list('start-check/').catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new StorageRefused(`${setting}: ${at.bucket} cannot be used: ${reason}`);
  });

  async function* list(prefix: string) {
    let next: string | undefined;
    do {
      const page = await client.list(prefix, next).catch(explain);
      yield* page.files;
      next = page.next;
    } while (next);
  }
  const remove = (key: string) =>
    client.remove(key).catch((error) => (hasStatus(error, 404) ? undefined : explain(error)));

  return {
    write: (key, content) => client.write(key, content).catch(explain),
    async size(key) {
      const reply = await client.read(key, 'bytes=0-0').catch((error: Error) => {
        // An empty file has no first byte.
        if (hasStatus(error, 416)) return 0;
        if (hasStatus(error, 404)) return null;
        return explain(error);
      });
      if (reply === null || reply === 0) return reply;
      await reply.body?.cancel();
      return sizeOf(reply);
    },
    async read(key, part) {
      try {
        const reply = await client.read(key, part && `bytes=${part.start}-${part.end}`);
        const body = reply.body as ReadableStream | null;
        return { size: sizeOf(reply), stream: body ? Readable.fromWeb(body) : Readable.from([]) };
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        return explain(error);
      }
    },
    list,
    remove,
    async removeAll(prefix) {
      // One after another: a prefix has some ten files, and not every store deletes several at once.
      for await (const { key } of list(prefix)) await remove(key);
    },
  };
}

/** The code of the system's error with the same meaning: requests are answered by it. */
function explain(error: unknown): never {
  const status = error instanceof S3Fault ? error.status : 0;
  if (status >= 400 && status < 500) throw error;
  const code = status === 507 ? 'ENOSPC' : 'ETIMEDOUT';
  throw Object.assign(new Error('The store failed.', { cause: error }), { code });
}

/** The size of the whole file, also if only a part was sent. */
function sizeOf({ headers }: Response): number {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return Number(whole ?? headers.get('content-length'));
}

/**
 * Like `fetch`, but fails if the reply does not begin in time. The limit grows with the bytes that are
 * sent. The body of the reply may take longer, because a slow visitor reads it; a silent one is ended
 * by Node after five minutes.
 */
export const fetchInTime =
  (limitMs: number): typeof fetch =>
  async (input, init) => {
    const stop = new AbortController();
    const limit = limitMs + bytesOf(init?.body) / SLOWEST_UPLOAD;
    const timer = setTimeout(
      () => stop.abort(new DOMException('The store did not answer in time.', 'TimeoutError')),
      limit,
    );
    try {
      return await fetch(input, { ...init, signal: stop.signal });
    } finally {
      clearTimeout(timer);
    }
  };

function bytesOf(body: unknown): number {
  if (body instanceof Blob) return body.size;
  if (body instanceof Uint8Array || typeof body === 'string') return body.length;
  return 0;
}

/**
 * Asks a bucket of an S3-compatible store, over its path-style addresses. Every request is signed.
 * @throws S3Fault for any answer that is not the wanted one
 */
function openS3Client(at: Extract<Storage, { kind: 's3' }>) {
  const bucket = new URL(at.bucket);
  const credentials = { accessKeyId: at.accessKey, secretAccessKey: at.secretKey };
  const fetchIt = fetchInTime(TIME_LIMIT);

  async function ask({ method, key, query, range, content }: Question): Promise<Response> {
    const path = [
      bucket.pathname,
      key === undefined ? '' : `/${key.split('/').map(encoded).join('/')}`,
      query
        ? `?${Object.entries(query)
            .map(([name, value]) => `${name}=${encoded(value)}`)
            .join('&')}`
        : '',
    ].join('');
    const isFile = content && !(content instanceof Uint8Array);
    const { headers } = aws4.sign(
      {
        service: 's3',
        region: at.region,
        host: bucket.host,
        method,
        path,
        headers: {
          // A file is read while it is sent.
          'X-Amz-Content-Sha256': isFile ? 'UNSIGNED-PAYLOAD' : hashOf(content ?? ''),
          ...(content && { 'Content-Type': 'application/octet-stream' }),
        },
      },
      credentials,
    );
    const { Host: _host, ...sent } = headers as Record<string, string>;
    const reply = await fetchIt(`${bucket.origin}${path}`, {
      method,
      headers: { ...sent, ...(range && { Range: range }) },
      body: isFile ? await openAsBlob(content.file) : ((content as BodyInit | undefined) ?? null),
    });
    if (reply.ok) return reply;
    throw new S3Fault(reply.status, reasonOf(reply.status, await reply.text()));
  }

  /** Like {@link ask}, for a reply whose content nobody needs. */
  async function askOnly(question: Question): Promise<void> {
    await (await ask(question)).arrayBuffer();
  }

  return {
    read: (key: string, range?: string) => ask({ method: 'GET', key, range }),
    write: (key: string, content: Content) => askOnly({ method: 'PUT', key, content }),
    remove: (key: string) => askOnly({ method: 'DELETE', key }),
    async list(prefix: string, from?: string): Promise<Page> {
      const query = {
        'list-type': '2',
        prefix,
        ...(from !== undefined && { 'continuation-token': from }),
      };
      return readPage(await (await ask({ method: 'GET', query })).text());
    },
  };
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** As a signature needs it (RFC 3986). */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The code and the message of the store, such as `403 InvalidAccessKeyId: …`. */
function reasonOf(status: number, xml: string): string {
  const [code, message] = ['Code', 'Message'].map(
    (name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '',
  );
  return `${status} ${code}: ${message}`.replace(/[ :]+$/, '').slice(0, LONGEST_REASON);
}

function readPage(xml: string): Page {
  const page: Page = { files: [], next: undefined };
  let [text, key] = ['', ''];
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') key = text;
    if (name === 'Size') page.files.push({ key, size: Number(text) });
    if (name === 'NextContinuationToken') page.next = text;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return page;
}
