import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { S3_KEY, S3_SECRET, type S3Server, startS3 } from '../../../tests/harness/s3-server.ts';
import { openStore } from './open-store.server.ts';
import { fetchInTime } from './s3-store.server.ts';
import { parseStorageUrl } from './storage-url.ts';
import type { Store } from './store.server.ts';

let folder: string;
let server: S3Server;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-store-'));
  server = await startS3('parti');
  ({ port } = server);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const urlOf = (
  kind: string,
  { key = S3_KEY, secret = S3_SECRET, bucket = 'parti', at = port } = {},
) =>
  kind === 's3'
    ? `s3://${key}:${secret}@127.0.0.1:${at}/${bucket}?tls=off&region=eu-central-1`
    : `file:${folder}/files`;
const open = (url: string) => openStore(parseStorageUrl(url), join(folder, 'data'));
const textOf = async (found: Awaited<ReturnType<Store['read']>>) =>
  found && (await buffer(found.stream)).toString();

describe.each(['file', 's3'])('a store with %s', (kind) => {
  it('writes bytes and files, reads them whole and in parts, and removes them by prefix', async () => {
    const store = await open(urlOf(kind));
    const path = join(folder, 'given');
    await writeFile(path, 'bir dosya');
    await store.write('media/a/1.txt', Buffer.from('merhaba dünya'));
    await store.write('media/a/rapor-2026.pdf', { file: path });
    await store.write('media/ab/1.txt', Buffer.from('başka'));
    await store.write('media/ab/1.txt', Buffer.from('yeni'));
    const whole = await store.read('media/a/1.txt');
    expect(whole?.size).toBe(14);
    expect(await textOf(whole)).toBe('merhaba dünya');
    const part = await store.read('media/a/1.txt', { start: 3, end: 6 });
    expect(part?.size).toBe(14);
    expect(await textOf(part)).toBe('haba');
    expect(await textOf(await store.read('media/a/rapor-2026.pdf'))).toBe('bir dosya');
    expect(await store.size('media/a/rapor-2026.pdf')).toBe(9);
    expect(await store.size('media/a/2.txt')).toBeNull();
    expect(await store.read('media/a/2.txt')).toBeNull();
    expect(await store.read('media/a/2.txt', { start: 0, end: 0 })).toBeNull();
    await store.removeAll('media/a/');
    await store.removeAll('media/none/');
    expect(await store.read('media/a/1.txt')).toBeNull();
    expect(await textOf(await store.read('media/ab/1.txt'))).toBe('yeni');
  });

  it('lists all files of a folder, more than fit into one reply of S3, with their sizes', async () => {
    const store = await open(urlOf(kind));
    const names = Array.from({ length: 1005 }, (_, n) => `liste/${n}.txt`);
    for (let n = 0; n < names.length; n += 50)
      await Promise.all(names.slice(n, n + 50).map((key) => store.write(key, Buffer.from(key))));
    await store.write('baska/1.txt', Buffer.from('x'));
    const found = await Array.fromAsync(store.list('liste/'));
    expect(found.map(({ key }) => key).sort()).toEqual(names.sort());
    expect(found.every(({ key, size }) => size === key.length)).toBe(true);
    expect((await Array.fromAsync(store.list(''))).map(({ key }) => key)).toContain('baska/1.txt');
    await store.remove('liste/7.txt');
    await store.remove('liste/7.txt');
    expect(await Array.fromAsync(store.list('liste/'))).toHaveLength(1004);
    await store.removeAll('liste/');
    expect(await Array.fromAsync(store.list('liste/'))).toEqual([]);
    expect(await Array.fromAsync(store.list('yok/'))).toEqual([]);
  });

  it('leaves nothing behind of a file that could not be read to its end', async () => {
    const store = await open(urlOf(kind));
    await expect(store.write('media/c/1.txt', { file: join(folder, 'nowhere') })).rejects.toThrow();
    expect(await store.read('media/c/1.txt')).toBeNull();
  });
});

describe('a start with an S3 store', () => {
  it.each([
    ['with a wrong key', { key: 'WRONG' }, /InvalidAccessKeyId/],
    ['with a wrong secret', { secret: 'FALSCH' }, /SignatureDoesNotMatch/],
    ['with a bucket that does not exist', { bucket: 'yok' }, /does not exist|NoSuchBucket/],
  ])('%s stops with the reason, and without the secret', async (_what, wrong, reason) => {
    const refused = await open(urlOf('s3', wrong)).catch((error: Error) => error);
    expect(refused).toMatchObject({ name: 'Error', message: expect.stringMatching(reason) });
    expect((refused as Error).message).toMatch(/^STORAGE_URL: http:/);
    expect((refused as Error).message).not.toMatch(/:(UFUKTESTSECRET|FALSCH)@/);
  });

  it('whose store does not answer stops with the reason', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port: free } = other.address() as AddressInfo;
    await new Promise((resolve) => other.close(resolve));
    await expect(open(urlOf('s3', { at: free }))).rejects.toThrow(/^STORAGE_URL: http:/);
  });
});

it('the setting names a folder or a whole address of a bucket', () => {
  expect(parseStorageUrl('s3://AK:a%2Fb@s3.example/parti')).toEqual({
    kind: 's3',
    bucket: 'https://s3.example/parti',
    region: 'us-east-1',
    accessKey: 'AK',
    secretKey: 'a/b',
  });
  expect(parseStorageUrl('file:/srv/uploads')).toEqual({ kind: 'folder', path: '/srv/uploads' });
  for (const wrong of [
    's3://s3.example/parti',
    's3://a:b@s3.example',
    'file:',
    'file:///%zz',
    'https://a',
    'x',
    's3://a%:b@s3.example/parti',
  ])
    expect(parseStorageUrl(wrong), wrong).toBeNull();
});

describe('an S3 store that fails', () => {
  /** A server that answers the listing of the start, and everything else in this way. */
  async function openBeside(answer: RequestListener) {
    const http = createHttpServer((request, response) => {
      if (request.url?.includes('list-type')) {
        response.end('<ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>');
      } else answer(request, response);
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void http.close());
    return open(urlOf('s3', { at: (http.address() as AddressInfo).port }));
  }

  it.each([
    [507, 'ENOSPC'],
    [503, 'ETIMEDOUT'],
  ])('with %s has the code of the same error of this machine', async (status, code) => {
    const store = await openBeside((_request, response) => response.writeHead(status).end());
    await expect(store.write('a', Buffer.from('a'))).rejects.toMatchObject({ code });
    await expect(store.read('a')).rejects.toMatchObject({ code });
  });

  it('a reply must begin in time, and its body may take longer', async () => {
    const http = createHttpServer((request, response) => {
      if (request.url === '/silent') return;
      response.write('a');
      setTimeout(() => response.end('b'), 300);
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => http.closeAllConnections());
    const at = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const fetchIt = fetchInTime(100);
    expect(await (await fetchIt(`${at}/slow`)).text()).toBe('ab');
    await expect(fetchIt(`${at}/silent`)).rejects.toThrow('The store did not answer in time.');
  });
});
