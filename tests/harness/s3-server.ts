import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The only account. */
export const S3_KEY = 'UFUKTEST';
export const S3_SECRET = 'UFUKTESTSECRET';
/** The largest page of a list that S3 gives. */
const PAGE = 1000;

export interface S3Server {
  port: number;
  close(): Promise<void>;
}

/**
 * An S3 server with one bucket, in memory. It checks the signature of each request and the hash of
 * its body with another implementation than the one under test.
 */
export async function startS3(bucket: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((incoming, outgoing) => {
    answer(objects, bucket, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  objects: Map<string, Buffer>,
  bucket: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await buffer(incoming);
  const refuse = (status: number, code: string) => {
    outgoing.writeHead(status, { 'content-type': 'application/xml' });
    outgoing.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
  };
  if (!incoming.headers.authorization?.includes(`Credential=${S3_KEY}/`))
    return refuse(403, 'InvalidAccessKeyId');
  if (!isSigned(incoming, body)) return refuse(403, 'SignatureDoesNotMatch');
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://store');
  const [, name, ...parts] = decodeURIComponent(pathname).split('/');
  if (name !== bucket) return refuse(404, 'NoSuchBucket');
  const key = parts.join('/');

  if (incoming.method === 'PUT') {
    objects.set(key, body);
    outgoing.end();
    return;
  }
  if (incoming.method === 'DELETE') {
    objects.delete(key);
    outgoing.writeHead(204).end();
    return;
  }
  if (searchParams.get('list-type') === '2') {
    outgoing.writeHead(200, { 'content-type': 'application/xml' });
    outgoing.end(pageOf(objects, searchParams));
    return;
  }
  const found = objects.get(key);
  if (!found) return refuse(404, 'NoSuchKey');
  const range = /^bytes=(\d+)-(\d+)$/.exec(incoming.headers.range ?? '');
  if (!range) {
    outgoing.writeHead(200, { 'content-length': found.length }).end(found);
    return;
  }
  const [from, to] = [Number(range[1]), Math.min(Number(range[2]), found.length - 1)];
  if (from >= found.length) return refuse(416, 'InvalidRange');
  const headers = {
    'content-length': to - from + 1,
    'content-range': `bytes ${from}-${to}/${found.length}`,
  };
  outgoing.writeHead(206, headers).end(found.subarray(from, to + 1));
}

function pageOf(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const after = query.get('continuation-token');
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? ''))
    .sort()
    .filter((key) => after === null || key > decoded(after));
  const page = keys.slice(0, PAGE);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
  );
  const next =
    keys.length > PAGE
      ? `<NextContinuationToken>${encoded(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
    <IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
// With characters that a query has to encode.
const encoded = (key: string) => `${Buffer.from(key).toString('base64')}+/=`;
const decoded = (token: string) => Buffer.from(token.slice(0, -3), 'base64').toString();

/** Signs the request again with the secret (AWS Signature Version 4), and compares. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, day = '', region = '', signed = '', signature = ''] =
    /Credential=[^/]+\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const hash = headers['x-amz-content-sha256'];
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return false;
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${S3_SECRET}`);
  return hmac(key, text).toString('hex') === signature;
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
