import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as soon, setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { endWhenStalled, openGuardedServer } from '../open-server.server.ts';
import { addressMatcher, THIS_MACHINE } from './cap-networks.server.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './limits.server.ts';

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

/** A guarded server on a free port; `sockets` are the server's sides of the connections. */
async function open(answer: RequestListener, limits: Partial<ConnectionLimits> = {}) {
  const refused = { count: 0 };
  const server = openGuardedServer({ ...CONNECTION_LIMITS, ...limits }, answer, () => {
    refused.count++;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.push({ close: () => server.close().closeAllConnections() });
  return { server, refused, sockets: socketsOf(server) };
}

function socketsOf(server: Server): Socket[] {
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  return sockets;
}

async function dial(server: Server): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** A connection that is closed at the end of its test. */
async function call(server: Server, written = ''): Promise<Socket> {
  const socket = await dial(server);
  opened.push({ close: () => socket.destroy() });
  socket.write(written);
  return socket;
}

const GET = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: ufuk.test\r\n\r\n`;
/** Resolves when the connection has ended, for any reason. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.once('close', () => resolve()).resume();
    if (socket.destroyed) resolve();
  });

describe('pipelined requests on one connection', () => {
  it('are answered in order, one at a time', async () => {
    let running = 0;
    let most = 0;
    const { server } = await open(async (request, response) => {
      most = Math.max(most, ++running);
      await soon();
      running--;
      response.end(`[${request.url}]`);
    });
    const paths = Array.from({ length: 40 }, (_, n) => `/${n}`);
    const last = 'GET /last HTTP/1.1\r\nHost: ufuk.test\r\nConnection: close\r\n\r\n';
    const socket = await call(server, paths.map(GET).join('') + last);
    const answers = (await text(socket)).match(/\[.*?\]/g);
    expect(answers).toEqual([...paths, '/last'].map((path) => `[${path}]`));
    expect(most).toBe(1);
  });

  it('close the connection when there are too many', async () => {
    let begun = 0;
    const { server, sockets } = await open(() => {
      begun++;
    });
    const socket = await call(server, GET().repeat(3000));
    await closed(socket);
    await closed(sockets[0] as Socket);
    expect(begun).toBe(1);
  });
});

describe('a reply', () => {
  const endless = (response: ServerResponse) => {
    endWhenStalled(response);
    const bytes = Buffer.alloc(64 * 1024 * 1024);
    response.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
  };

  it('that the client does not read is aborted', async () => {
    const { server, sockets } = await open((_request, response) => endless(response), {
      stallMs: 200,
    });
    const socket = await call(server);
    socket.pause();
    socket.write(GET());
    await eventually(() => sockets[0]?.destroyed).toBe(true);
  });

  it('that takes long to render is not aborted', async () => {
    const { server } = await open(
      async (_request, response) => {
        endWhenStalled(response);
        await wait(600);
        response.end('made');
      },
      { stallMs: 200 },
    );
    const socket = await call(server, GET());
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('made');
  });
});

describe('a request', () => {
  it('whose headers never end is aborted in time, before Node alone would do it', async () => {
    const { server } = await open(() => {}, { headersMs: 200, checkMs: 50, stallMs: 600_000 });
    // It takes at least half a minute.
    const plain = createServer(() => {});
    await once(plain.listen(0, '127.0.0.1'), 'listening');
    opened.push({ close: () => plain.close().closeAllConnections() });
    const begun = 'GET / HTTP/1.1\r\nHost: ufuk';
    const other = (await call(plain, begun)).resume();
    await closed(await call(server, begun));
    expect(other.destroyed).toBe(false);
  });

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: ufuk.test\r\nhost: other.test\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ])('with %s is answered with 400', async (_what, written) => {
    const { server } = await open((_request, response) => response.end('answered'));
    const answer = await text(await call(server, written));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('connections', () => {
  const answer: RequestListener = (_request, response) => {
    response.end('ok');
  };
  /** Whether the server answers on a new connection. */
  const isKept = async (server: Server) => {
    const socket = await call(server, GET());
    return Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
  };

  it('of one network are limited, and closed ones do not count', async () => {
    const { server, refused, sockets } = await open(answer, { mostOfNetwork: 3 });
    const kept = [];
    for (let n = 0; n < 5; n++) kept.push(await isKept(server));
    expect(kept).toEqual([true, true, true, false, false]);
    expect(refused.count).toBe(2);
    sockets[0]?.destroy();
    await eventually(() => isKept(server)).toBe(true);
  });

  it('of a proxy are not limited, since they belong to many people', async () => {
    const isShared = addressMatcher(['127.0.0.1']);
    const { server } = await open(answer, { mostOfNetwork: 1, isShared });
    for (let n = 0; n < 5; n++) expect(await isKept(server)).toBe(true);
  });

  it('of all networks together are limited too', async () => {
    const { server, refused } = await open(answer, { most: 2, isShared: () => true });
    const kept = [];
    for (let n = 0; n < 4; n++) kept.push(await isKept(server));
    expect(kept).toEqual([true, true, false, false]);
    expect(refused.count).toBe(2);
  });

  it('are recognised as those of this machine or a proxy in every notation of the address', () => {
    const isShared = addressMatcher([...THIS_MACHINE, '10.0.0.0/8', 'fd00::/8']);
    const addresses = ['127.0.0.1', '127.9.9.9', '::1', '10.1.2.3', 'fd12::1'];
    expect(addresses.filter(isShared)).toEqual(addresses);
    expect(['11.0.0.1', '2001:db8::1', ''].filter(isShared)).toEqual([]);
  });
});

describe('requests whose bodies do not arrive', () => {
  const begun = 'POST / HTTP/1.1\r\nHost: ufuk.test\r\nContent-Length: 10\r\n\r\n';
  const answer: RequestListener = (request, response) => {
    request.resume().once('end', () => response.end('ok'));
    if (request.method === 'GET') response.end('ok');
  };
  const statusOf = async (socket: Socket) => {
    const [data] = await once(socket, 'data');
    return Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]);
  };

  it.each([
    ['of one network', { mostBodiesOfNetwork: 2 }],
    ['of all networks together', { mostBodies: 2, isShared: () => true }],
  ])('%s are limited, and do not block other requests', async (_whose, limits) => {
    const { server, sockets } = await open(answer, limits);
    const waiting = [await call(server, begun), await call(server, begun)];
    await eventually(() => sockets.map(({ bytesRead }) => bytesRead > 0)).toEqual([true, true]);
    const third = await text(await call(server, begun));
    expect(third).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5\r\n/is);
    expect(await statusOf(await call(server, GET()))).toBe(200);
    // A body that arrives frees its place, and so does a connection that ends.
    waiting[0]?.write('0123456789');
    expect(await statusOf(waiting[0] as Socket)).toBe(200);
    waiting[1]?.destroy();
    await eventually(async () => statusOf(await call(server, `${begun}0123456789`))).toBe(200);
    const kept = await call(server, `${begun}0123456789`);
    for (let n = 0; n < 5; n++) {
      expect(await statusOf(kept)).toBe(200);
      kept.write(`${begun}0123456789`);
    }
  });
});

describe('a body', () => {
  const POST = 'POST / HTTP/1.1\r\nHost: ufuk.test\r\nContent-Length: 100000\r\n\r\n';
  const limits = { slowBodyMs: 200, leastBodyBytes: 1000 };

  it('that arrives too slowly ends its connection', async () => {
    const { server } = await open((request) => request.resume(), limits);
    const socket = await call(server, POST);
    const trickle = setInterval(() => socket.write('a'), 20);
    opened.push({ close: () => clearInterval(trickle) });
    await closed(socket);
  });

  it('that arrives in time, or that the server has not read yet, does not', async () => {
    const { server, sockets } = await open(async (request, response) => {
      // Several periods.
      await wait(1000);
      request.resume().once('end', () => response.end('read'));
    }, limits);
    const socket = await call(server, POST + 'a'.repeat(50_000));
    await wait(900);
    expect(sockets[0]?.destroyed).toBe(false);
    const answer = once(socket, 'data');
    for (let sent = 0; sent < 50_000; sent += 5000) {
      socket.write('a'.repeat(5000));
      await wait(50);
    }
    expect(String((await answer)[0])).toContain('read');
  });
});

describe('an endless body', () => {
  let test: TestApp;
  let sockets: Socket[];
  let editor: Record<string, string>;
  beforeAll(async () => {
    test = await openTestApp();
    await test.addUser('editor', 'editor');
    editor = await test.signIn('editor');
    sockets = socketsOf(test.app.server.server);
    await test.app.server.listen({ port: 0, host: '127.0.0.1' });
    // Later one of the pages is answered from the cache.
    await test.call({ method: 'GET', url: '/hakkimizda' });
  });
  afterAll(() => test.close());

  /** Sends as long as the server reads; returns its answer and how many bytes it read. */
  async function sendEndless(head: string, first = '') {
    const socket = await dial(test.app.server.server);
    const ours = sockets.find(({ remotePort }) => remotePort === socket.localPort);
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    const hex = (text: string | Buffer) => text.length.toString(16);
    socket.write(`${head}Host: ufuk.test\r\nTransfer-Encoding: chunked\r\n\r\n`);
    if (first) socket.write(`${hex(first)}\r\n${first}\r\n`);
    const part = Buffer.alloc(64 * 1024, 'a');
    const chunk = Buffer.concat([Buffer.from(`${hex(part)}\r\n`), part, Buffer.from('\r\n')]);
    const send = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on('drain', send);
    send();
    await closed(socket);
    return { answer, bytes: ours?.bytesRead ?? 0 };
  }

  it.concurrent.each(['/hakkimizda', '/iletisim', '/yok-boyle-bir-sayfa'])(
    'is not read when %s is requested',
    async (path) => {
      const { answer, bytes } = await sendEndless(`GET ${path} HTTP/1.1\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /);
      expect(bytes).toBeLessThan(1_000_000);
    },
  );

  it.concurrent('is not read by a route that refuses it', async () => {
    const head = 'POST /api/auth/login HTTP/1.1\r\nContent-Type: application/json\r\n';
    const { answer, bytes } = await sendEndless(head);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(bytes).toBeLessThan(1_000_000);
  });

  it.concurrent.each([
    ['one file', 'Content-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'],
    ['the part before any file', ''],
    ['a part of another name', 'Content-Disposition: form-data; name="x"; filename="a"\r\n\r\n'],
  ])('is read only up to the largest allowed file as %s of a form', async (_what, part) => {
    const { authorization } = editor;
    const head = `POST /api/media HTTP/1.1\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
    const { answer, bytes } = await sendEndless(head, part && `--b\r\n${part}`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(bytes).toBeLessThan(54_500_000);
  });
});
