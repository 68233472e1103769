import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '../src/app/features.server.ts';
import { openLog } from '../src/platform/log.server.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  const loggerInstance = openLog('info', { write: (line) => void lines.push(line) });
  test = await openTestApp(undefined, { logger: { loggerInstance } });
  await test.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** Sends this request target as it is, byte by byte, and returns the whole answer. */
async function ask(target: string, headers = '', method = 'GET'): Promise<string> {
  const { port } = test.app.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `${method} ${target} HTTP/1.1\r\nHost: ufuk.test\r\n${headers}Connection: close\r\n\r\n`;
  socket.write(Buffer.from(head, 'latin1'));
  return text(socket);
}

const statusOf = (answer: string) => Number(answer.split(' ', 2)[1]);
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n'));
const pathsInLog = () => lines.map((line) => JSON.parse(line).path).filter(Boolean);

describe('an address with a host', () => {
  it.each([
    'http://h1',
    'http://h2:8080',
    'https://ufuk.test',
    'HTTP://H3',
    'http://user:secret@h4',
    'http://[::1]:3000',
    'http://',
  ])('%s is answered as its path', async (host) => {
    const plain = await ask('/hakkimizda');
    const { cache } = test.app.services;
    const before = cache.size;
    lines.length = 0;
    // Twice, since a full cache stores a page at the second request.
    for (const query of ['', '?x=1', '']) {
      const answer = await ask(`${host}/hakkimizda${query}`);
      expect([statusOf(answer), bodyOf(answer)]).toEqual([200, bodyOf(plain)]);
    }
    expect(cache.size).toBe(before);
    expect(pathsInLog().every((path) => path === '/hakkimizda')).toBe(true);
  });

  it('and without a path is the home page', async () => {
    const home = bodyOf(await ask('/'));
    expect(bodyOf(await ask('http://h1'))).toBe(home);
    expect(bodyOf(await ask('http://h1?x=1'))).toBe(home);
  });

  it('needs the same rights as its path', async () => {
    expect(statusOf(await ask('http://h1/api/audit'))).toBe(401);
    expect(statusOf(await ask('http://h1/metrics', 'X-Forwarded-For: 192.0.2.1\r\n'))).toBe(
      statusOf(await ask('/metrics', 'X-Forwarded-For: 192.0.2.1\r\n')),
    );
  });
});

describe('what is not a path is refused before anything reads it', () => {
  it.each([
    ['an asterisk', '*'],
    ['a host with a port', 'h1:80'],
    ['a host without a scheme', 'h1/hakkimizda'],
    ['another scheme', 'ftp://h1/hakkimizda'],
    ['a script', 'javascript://h1/%0aalert(1)'],
    ['a fragment', '/hakkimizda#x'],
    ['a fragment behind a query', '/hakkimizda?x=1#y'],
    ['a fragment behind a host', 'http://h1#/hakkimizda'],
    ['a backslash', '/hakkimizda\\x'],
    ['a backslash in front', '\\hakkimizda'],
    ['a backslash behind a host', 'http://h1\\hakkimizda'],
    ['a tab', '/hakkimizda\tx'],
    ['a NUL character', '/hakkimizda\0'],
    ['a DEL character', '/hakkimizda\x7f'],
    ['a C1 control character', '/hakkimizda\x85'],
    ['a space of Latin-1', '/hakkimizda\xa0'],
    ['nothing', ''],
  ])('%s', async (_what, target) => {
    const { cache } = test.app.services;
    const before = cache.size;
    lines.length = 0;
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST'])
      expect([method, statusOf(await ask(target, '', method))]).toEqual([method, 400]);
    expect(cache.size).toBe(before);
    expect(pathsInLog()).toEqual([]);
  });
});

it('a backslash in the query is text that is searched', async () => {
  expect(statusOf(await ask('/tum-icerikler?ara=a\\b'))).toBe(200);
});

it('no spelling of an address, query, header or cookie makes a page another entry of the cache', async () => {
  const { cache } = test.app.services;
  const paths = PAGES.map(({ path }) => path).filter((path) => !path.includes(':'));
  const files = ['/rss.xml', '/sitemap.xml', '/robots.txt', '/api/menu/list', '/api/published'];
  for (const path of [...paths, ...files]) await ask(path);
  const before = cache.size;
  expect(before).toBeGreaterThan(10);
  for (const path of [...paths, ...files]) {
    const first = path.slice(1, 2);
    const code = first.charCodeAt(0).toString(16);
    const spellings = [
      `http://h1${path}`,
      `${path}/`,
      `/${path}`,
      `${path}//`,
      `/.${path}`,
      `/x/..${path}`,
      `${path}?`,
      `${path}?x=1`,
      `${path}?&`,
      `${path}?sayfa=1`,
      `${path}?sayfa=01`,
      `${path}?x=1&y=2`,
      `${path}?y=2&x=1`,
      `${path}?SAYFA=2`,
      `${path}?sayfa=1&sayfa=1`,
      path.toUpperCase(),
      `${path};x`,
      `${path}%20`,
      `${path}%00`,
      `${path}\xfc`,
      ...(first ? [`/%${code}${path.slice(2)}`] : []),
    ].filter((spelling) => spelling !== path);
    const answers = spellings.flatMap((each) => [ask(each), ask(each)]);
    for (const headers of [
      'Cookie: a=1\r\n',
      'X-Forwarded-Host: h1\r\n',
      'Accept-Language: de\r\n',
      'X-Original-URL: /x\r\n',
      'X-HTTP-Method-Override: HEAD\r\n',
    ])
      answers.push(ask(path, headers));
    for (const answer of await Promise.all(answers)) expect(statusOf(answer)).toBeLessThan(500);
  }
  expect(cache.size).toBe(before);
});
