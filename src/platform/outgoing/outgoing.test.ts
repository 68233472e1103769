import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress, Outgoing } from './outgoing.server.ts';

const LIMITS = { ms: 10_000, bytes: 1000, redirects: 2 };
const open: { close(): unknown }[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

/** A server on this machine, and how many connections it got. */
async function listen(answer: RequestListener) {
  const server: Server = createServer(answer);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo;
  return { port, connections: () => connections };
}

const client = (...options: ConstructorParameters<typeof Outgoing>) => {
  const outgoing = new Outgoing(...options);
  open.push(outgoing);
  return (url: string, limits = {}) =>
    outgoing.send({ url }, { ...LIMITS, ...limits }, async ({ status, body }) => ({
      status,
      text: await text(body),
    }));
};
const loopback = (address: string) => address === '127.0.0.1';

describe('requests to other servers', () => {
  it('go to public addresses only', () => {
    for (const address of ['93.184.215.14', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])
      expect(isPublicAddress(address), address).toBe(true);
    for (const address of [
      '127.0.0.1',
      '127.8.8.8',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '0.0.0.0',
      '100.64.0.1',
      '169.254.169.254',
      '168.63.129.16',
      '192.0.0.192',
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:a9fe:a9fe',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      'fec0::1',
      'ff02::1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      '::7f00:1',
      '100::1',
      'localhost',
      '',
      '127.1',
      '0x7f000001',
    ])
      expect(isPublicAddress(address), address).toBe(false);
  });

  it('never reach this machine, however its address is written', async () => {
    const server = await listen((_request, response) => response.end('secret'));
    const { port } = server;
    const send = client();
    for (const host of [
      '127.0.0.1',
      'localhost',
      '127.1',
      '0x7f000001',
      '2130706433',
      '0177.0.0.1',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      'localhost.',
      '127。0。0。1',
    ])
      await expect(send(`http://${host}:${port}/`), host).rejects.toThrow();
    expect(server.connections()).toBe(0);
  });

  it('are refused if one of the addresses of the name is not public, also when its answer changes', async () => {
    const server = await listen((_request, response) => response.end('secret'));
    const isLocal = { address: '127.0.0.1', family: 4 };
    const isPublic = { address: '203.0.113.9', family: 4 };
    const url = `http://rebinding.example:${server.port}/`;
    const fault = { reason: 'address' };
    // The documentation address stands for a public one, which this test must not contact.
    const mayConnect = (address: string) => address === isPublic.address;
    await expect(client(mayConnect, async () => [isPublic, isLocal])(url)).rejects.toMatchObject(
      fault,
    );
    let asked = 0;
    const changing = client(mayConnect, async () => (asked++ === 0 ? [isPublic] : [isLocal]));
    await Promise.all([
      expect(changing(url, { ms: 300 })).rejects.toThrow(),
      expect(changing(url)).rejects.toMatchObject(fault),
    ]);
    expect(server.connections()).toBe(0);
  });

  it('use http or https, no name of a user, and ports of web servers', async () => {
    const send = client(() => true);
    for (const url of [
      'ftp://a.example/',
      'file:///etc/passwd',
      'data:,x',
      'http://u:p@a.example/',
      'nonsense',
      'http://a.example:25/',
      'https://a.example:22/',
      `https://a.example/${'x'.repeat(2000)}`,
    ])
      await expect(send(url), url).rejects.toMatchObject({ reason: 'address' });
  });

  it('follow few redirects and check each of them', async () => {
    const server = await listen((request, response) => {
      const to = request.url?.slice(1) ?? '';
      if (to) response.writeHead(302, { location: decodeURIComponent(to) });
      response.end('arrived');
    });
    const send = client(loopback);
    const start = `http://127.0.0.1:${server.port}/`;
    const via = (to: string) => start + encodeURIComponent(to);
    expect(await send(via('/'))).toEqual({ status: 200, text: 'arrived' });
    const inner = `http://127.0.0.2:${server.port}/`;
    await expect(send(via(inner))).rejects.toMatchObject({ reason: 'address' });
    await expect(send(via('file:///etc/passwd'))).rejects.toMatchObject({ reason: 'address' });
    await expect(send(via(via(via('/'))))).rejects.toMatchObject({ reason: 'redirects' });
    expect(await send(via('/'), { redirects: 1 })).toMatchObject({ status: 200 });
    await expect(send(via('/'), { redirects: 0 })).rejects.toMatchObject({ reason: 'redirects' });
  });

  it('end at the limits of bytes and of time', async () => {
    const server = await listen((request, response) => {
      if (request.url === '/declared')
        return response.writeHead(200, { 'content-length': 5000 }).end('x'.repeat(5000));
      if (request.url === '/endless') {
        const write = () => {
          while (!response.destroyed && response.write('x'.repeat(500)));
        };
        response.on('drain', write);
        return write();
      }
      if (request.url === '/slow') response.write('begins');
    });
    const send = client(loopback);
    const start = `http://127.0.0.1:${server.port}`;
    await expect(send(`${start}/declared`)).rejects.toMatchObject({ reason: 'size' });
    await expect(send(`${start}/endless`)).rejects.toMatchObject({ reason: 'size' });
    await expect(send(`${start}/slow`, { ms: 300 })).rejects.toMatchObject({ reason: 'time' });
    await expect(send(`${start}/silent`, { ms: 300 })).rejects.toMatchObject({ reason: 'time' });
  });
});
