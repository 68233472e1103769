import crypto, { createHash } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import aws4 from 'aws4';
import S3rver from 's3rver';

/** The only account. */
export const S3_KEY = 'S3RVER';
export const S3_SECRET = 'S3RVER';

export interface S3Server {
  port: number;
  close(): Promise<void>;
}

/**
 * An S3 server with one bucket. s3rver stores the objects, but does not check the signatures of
 * today: they are checked here, with another implementation than the one under test, and so is the
 * hash of each body.
 */
export async function startS3(directory: string, bucket: string): Promise<S3Server> {
  replaceDes();
  const store = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port: inner } = await store.run();
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, inner).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      await closed(server);
      await store.close();
    },
  };
}

/**
 * s3rver encrypts the tokens of its lists with DES, which OpenSSL no longer has. Triple DES with the
 * same key three times is the same.
 */
function replaceDes(): void {
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const create = crypto[name] as (algorithm: string, key: Buffer, iv: Buffer) => object;
    if ('isReplaced' in create) continue;
    const replaced = (algorithm: string, key: Buffer, ...more: [Buffer]) =>
      algorithm === 'des'
        ? create('des-ede3-cbc', Buffer.concat([key, key, key]), ...more)
        : create(algorithm, key, ...more);
    Object.assign(crypto, { [name]: Object.assign(replaced, { isReplaced: true }) });
  }
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
): Promise<void> {
  const body = await buffer(incoming);
  const { method, url, headers } = incoming;
  if (headers.authorization && !isSignedBy(S3_SECRET, incoming, body)) {
    outgoing.writeHead(403, { 'content-type': 'application/xml' });
    outgoing.end('<Error><Code>SignatureDoesNotMatch</Code><Message>Wrong.</Message></Error>');
    return;
  }
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
    reply.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  onward.end(body);
}

/** Signs the request again with the secret, and compares. */
function isSignedBy(secretAccessKey: string, incoming: IncomingMessage, body: Buffer): boolean {
  const { method = '', url = '', headers } = incoming;
  const given = headers.authorization ?? '';
  const [, accessKeyId = '', region = '', signed = ''] =
    /Credential=([^/]+)\/\d+\/([^/]+)\/s3\/aws4_request.*SignedHeaders=([^,]+)/.exec(given) ?? [];
  const hash = createHash('sha256').update(body).digest('hex');
  const named = headers['x-amz-content-sha256'];
  if (named !== hash && named !== 'UNSIGNED-PAYLOAD') return false;
  const names = signed.split(';');
  const options = {
    ...{ method, path: url, service: 's3', region, host: headers.host ?? '' },
    headers: Object.fromEntries(names.map((name) => [name, headers[name]])),
    // It leaves some out by itself.
    extraHeadersToInclude: Object.fromEntries(names.map((name) => [name, true])),
  };
  const { headers: again } = aws4.sign(options, { accessKeyId, secretAccessKey });
  return signatureOf(String(again?.Authorization)) === signatureOf(given);
}

const signatureOf = (authorization: string) => /Signature=([0-9a-f]{64})/.exec(authorization)?.[1];

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
