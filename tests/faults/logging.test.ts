import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import yazl from 'yazl';
import { eventually } from '../harness/eventually.ts';
import { fileForm } from '../harness/library-files.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ ...ADMIN, DEMO: 'off' });
});
afterAll(() => server.stop());

it('every event is one JSON line with its request id, and contains no password, token or search text', async () => {
  const lines = text(server.process.stdout as NodeJS.ReadableStream);
  const staff = await signInAt(server.origin);
  await staff.call('POST', '/api/contents', { ...publishedContent('Günlük'), title: 'iki\nsatır' });
  await staff.call('GET', '/api/contents?q=gizli-arama');
  await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'kim\nse', password: 'Yanlis-Parola-99' }),
  });
  await fetch(`${server.origin}/haberler`);
  await server.stop();

  const events = (await lines)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const requests = events.filter((event) => event.msg === 'request');
  expect(requests.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /api/auth/login 200',
    'POST /api/contents 422',
    'GET /api/contents 200',
    'POST /api/auth/login 422',
    'GET /haberler 200',
  ]);
  for (const { reqId } of requests) expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(requests.map((event) => event.reqId)).size).toBe(requests.length);
  expect(JSON.stringify(events)).not.toMatch(/Deniz-Feneri|Yanlis-Parola|Bearer|gizli-arama/);
});

it('what packages print about a file is no line of its text: after the start, all output is JSON', async () => {
  const printing = await startServer({
    ...ADMIN,
    DEMO: 'off',
    LOG_LEVEL: 'trace',
    // As a package would: its code runs in the process, before the product.
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
      `process.on('SIGWINCH', () => { process.emitWarning('SEC' + 'RET\\nwarning'); console.error('SEC' + 'RET', 'text'); });`,
    )}`,
  });
  const staff = await signInAt(printing.origin);
  const started = printing.output();
  const archive = new yazl.ZipFile();
  for (const [name, yaml] of Object.entries({
    'js.md': 'title: !!js/function "function SECRET() {}"',
    'tag.md': 'title: !SECRET x\n? [SECRET, y]\n: z',
    'binary.md': '%SECRET 1\n---\ntitle: a',
    'twice.md': 'title: SECRET\ntitle: SECRET',
    'key.md': '{ SECRET: 1 }: SECRET',
  }))
    archive.addBuffer(Buffer.from(`---\n${yaml}\n---\n\nMetin`), name);
  archive.end();
  await send('import.zip', await buffer(archive.outputStream), '/api/transfer/imports');
  for (const [name, bytes] of Object.entries({
    'a.pdf': '%PDF-1.7\n1 0 obj <</SECRET>> endobj',
    'a.jpg': '\xff\xd8\xff\xe0SECRET',
    'a.png': '\x89PNG\r\n\x1a\nSECRET',
  }))
    await send(name, Buffer.from(bytes, 'latin1'), '/api/media');
  await eventually(async () => {
    const { data } = await (await staff.call('GET', '/api/transfer/imports')).json();
    return data[0].state;
  }).toBe('checked');
  printing.process.kill('SIGWINCH');
  await eventually(() => printing.output()).toContain('a package used the console');
  await printing.stop();
  const lines = printing.output().slice(started.length).split('\n').filter(Boolean);
  const events = lines.map((line) => JSON.parse(line));
  expect(events.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['a warning of Node or of a package', 'a package used the console']),
  );
  expect(lines.filter((line) => line.includes('SECRET'))).toEqual([]);

  async function send(name: string, bytes: Buffer, path: string): Promise<void> {
    const form = fileForm(bytes, name);
    expect([201, 422]).toContain((await staff.call('POST', path, form)).status);
  }
});
