import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import yazl from 'yazl';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { filePayload } from '../../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SLIM_PDF } from '../../../../tests/harness/tiny-pdf.ts';
import { media } from '../../media/tables.server.ts';
import { NO_TEXTS } from '../../own-pages/schema.ts';
import { NO_OFFICE } from '../../people/schema.ts';
import { people } from '../../people/tables.server.ts';

const NO_TITLE = { title: '', summary: '' };
const NONE = { name: '', lead: '', text: '' };
const NO_TEXTS_OF_BOARD = { en: NONE, de: NONE, es: NONE };

let from: TestApp;
let to: TestApp;
const headers = new Map<TestApp, Record<string, string>>();
beforeAll(async () => {
  from = await openTestApp();
  to = await openTestApp();
  for (const test of [from, to]) {
    await test.addUser('admin', 'admin');
    headers.set(test, await test.signIn('admin'));
    await test.app.services.db
      .insert(people)
      .values({ name: 'Elif Sarper', slug: 'elif', duty: 'Avukat' });
  }
  await from.app.services.db.insert(people).values({ name: 'Can Ak', slug: 'can' });
  await to.app.startJobs();
});
afterAll(() => Promise.all([from.close(), to.close()]));

const headersOf = (test: TestApp) => headers.get(test) as Record<string, string>;
async function call(test: TestApp, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const reply = await test.call({
    method,
    url: `/api${url}`,
    headers: headersOf(test),
    ...(payload && { payload }),
  });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data;
}
async function send(test: TestApp, url: string, bytes: Buffer, name: string) {
  const reply = await test.call({
    url: `/api${url}`,
    ...(await filePayload(headersOf(test), bytes, name)),
  });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data;
}
/** What the notes of an import say, in the order of the file. */
async function imported(bytes: Buffer): Promise<string[]> {
  const { id } = await send(to, '/transfer/imports', bytes, 'ufuk.zip');
  const state = async () => (await call(to, 'GET', `/transfer/imports/${id}`)).state;
  await eventually(state).toBe('checked');
  await call(to, 'POST', `/transfer/imports/${id}/start`, { categories: {} });
  await eventually(state).toBe('done');
  const notes = await call(to, 'GET', `/transfer/imports/${id}/notes`);
  return notes.map((note: { action: string; reasons: string[]; title: string }) =>
    [note.action, note.title, ...note.reasons].join(' '),
  );
}

const exported = async () =>
  (await from.call({ url: '/api/transfer/export', headers: headersOf(from) })).rawPayload;

/** Begins the next version of a document and gives it a PDF; returns the version of the draft. */
async function prepare(id: string, title: string, body: string): Promise<number> {
  const at = `/documents/${id}/draft`;
  const { version } = await call(from, 'POST', at);
  const fields = { title, summary: '', note: '', adoptedOn: '2026-11-10', body };
  const saved = await call(from, 'PUT', at, { ...fields, version });
  return (await send(from, `${at}/file?version=${saved.version}`, SLIM_PDF, 'belge.pdf')).version;
}
async function publish(id: string, title: string, body: string): Promise<void> {
  const version = await prepare(id, title, body);
  await call(from, 'POST', `/documents/${id}/draft/publish`, { version });
}

it('pages, boards and former addresses of an export are there again, with their pictures', async () => {
  const png = sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } });
  const picture = await send(from, '/media', await png.png().toBuffer(), 'a.png');
  const words = {
    title: 'Bize katılmadan önce',
    summary: 'Özet.',
    body: `![Miting](/media/${picture.id}/40.webp)\n\nMetin.`,
  };
  const begun = await call(from, 'POST', '/own-pages', { title: words.title, slug: 'once' });
  const at = `/own-pages/${begun.id}`;
  const saved = await call(from, 'PUT', at, { ...NO_TEXTS, tr: words, version: begun.version });
  const shown = await call(from, 'POST', `${at}/publish`, { version: saved.version });
  const moved = await call(from, 'PUT', `${at}/address`, {
    slug: 'katilmadan-once',
    version: shown.version,
  });
  const waiting = { ...words, body: `${words.body}\n\nDaha yayımlanmadı.` };
  await call(from, 'PUT', at, { ...NO_TEXTS, tr: waiting, version: moved.version });
  const draft = await call(from, 'POST', '/own-pages', { title: 'Taslak', slug: 'taslak' });
  const gone = await call(from, 'POST', '/own-pages', { title: 'Eski', slug: 'eski' });
  await call(from, 'POST', `/own-pages/${gone.id}/remove`, {
    version: gone.version,
    target: '/hakkimizda',
  });
  const board = await call(from, 'POST', '/boards', { name: 'Gençlik Kolları', slug: 'genclik' });
  const everyone: { id: string; name: string }[] = await call(from, 'GET', '/people');
  await call(from, 'PUT', `/boards/${board.id}/members`, {
    version: board.version,
    members: everyone.map(({ id }) => ({ personId: id, office: { ...NO_OFFICE, tr: 'Üye' } })),
  });
  const texts = {
    ...NO_TEXTS_OF_BOARD,
    tr: { name: 'Gençlik Kolları', lead: 'Söz.', text: 'Metin.' },
  };
  const change = { version: board.version + 1, slug: 'genclik', isShown: true, texts };
  await call(from, 'PUT', `/boards/${board.id}`, change);

  const zip = await exported();
  expect((await imported(zip)).toSorted()).toEqual(
    [
      'create Gençlik Kolları membersMissing',
      'create Bize katılmadan önce',
      'create Taslak',
      'create /eski',
      'create /once',
    ].toSorted(),
  );
  const page = await to.call({ url: '/katilmadan-once' });
  expect(page.body).toMatch(/<img[^>]+alt="Miting"/);
  expect(page.body).not.toContain('Daha yayımlanmadı');
  const [own] = (await call(to, 'GET', '/own-pages?q=katilmadan')) as { id: string }[];
  const { hasPending, texts: newest } = await call(to, 'GET', `/own-pages/${own?.id}`);
  expect([hasPending, newest.tr.body.includes('Daha yayımlanmadı.')]).toEqual([true, true]);
  const answers = async (url: string) => {
    const { statusCode, headers: sent } = await to.call({ url });
    return [statusCode, sent.location];
  };
  expect(await answers('/once')).toEqual([301, '/katilmadan-once']);
  expect(await answers('/eski')).toEqual([301, '/hakkimizda']);
  expect(await answers('/taslak')).toEqual([404, undefined]);
  const genclik = await to.call({ url: '/genclik' });
  expect(genclik.body).toContain('Elif Sarper');
  expect(draft.state).toBe('draft');

  expect((await imported(zip)).every((note) => note.startsWith('same '))).toBe(true);
});

it('a record whose address is used, or that somebody broke, is skipped with its reason', async () => {
  const zip = new yazl.ZipFile();
  const page = (slug: string, title: string) =>
    JSON.stringify({
      slug,
      texts: { ...NO_TEXTS, tr: { title, summary: '', body: '' } },
      published: null,
    });
  const lines = [
    page('taken-here', 'İlk'),
    page('taken-here', 'İkinci'),
    page('dashboard', 'Yasak'),
    page('yari', 'Yarım').replace('"published":null', `"published":${JSON.stringify(NO_TEXTS)}`),
    '{"slug":',
    '7',
  ];
  zip.addBuffer(Buffer.from(lines.join('\n')), 'own-pages.jsonl');
  zip.addBuffer(Buffer.from('{"slug":"taken-here","target":"/x"}\n'), 'former-addresses.jsonl');
  zip.end();
  expect(await imported(await buffer(zip.outputStream))).toEqual([
    'create İlk',
    'skip İkinci addressTaken',
    'skip dashboard notValid',
    'skip yari notValid',
    'skip own-pages.jsonl badEntry',
    'skip own-pages.jsonl badEntry',
    'skip /taken-here addressTaken',
  ]);
});

it('documents of an export are there again, with their versions, drafts, PDFs and former addresses', async () => {
  const words = (title: string) => ({ title, summary: '' });
  const translations = {
    en: words('Membership Regulation'),
    de: words('Mitgliederordnung'),
    es: words('Reglamento'),
  };
  const made = await call(from, 'POST', '/documents', {
    kind: 'regulation',
    title: 'Üyelik Yönetmeliği',
    slug: 'yonetmelik',
  });
  await publish('charter', 'Tüzük', '### Madde 1: Amaç\n\nİlk metin.');
  await publish(made.id, 'Üyelik Yönetmeliği', '### Madde 1: Amaç\n\nEski metin.');
  await publish(made.id, 'Üyelik Yönetmeliği', '### Madde 1: Amaç\n\nYeni metin.');
  const { version } = await call(from, 'GET', `/documents/${made.id}`);
  const moved = { kind: 'regulation', slug: 'uyelik-yonetmeligi', translations, version };
  await call(from, 'PUT', `/documents/${made.id}`, moved);
  await prepare('guide', 'Teşkilat rehberi', 'Taslak metin.');

  const zip = await exported();
  const notes = (await imported(zip)).filter((note) => !note.startsWith('same '));
  expect(notes.toSorted()).toEqual(
    [
      'create Tüzük (1)',
      'create Üyelik Yönetmeliği (1)',
      'create Üyelik Yönetmeliği (2)',
      'create Teşkilat rehberi',
      'create /belgeler/yonetmelik',
    ].toSorted(),
  );
  expect((await to.call({ url: '/tuzuk' })).body).toContain('İlk metin.');
  expect((await to.call({ url: '/belgeler/uyelik-yonetmeligi' })).body).toContain('Yeni metin.');
  const first = await to.call({ url: '/belgeler/uyelik-yonetmeligi?surum=1' });
  expect(first.body).toContain('Eski metin.');
  expect((await to.call({ url: '/de/belgeler/uyelik-yonetmeligi' })).body).toContain(
    'Mitgliederordnung',
  );
  const pdf = await to.call({ url: '/belgeler/uyelik-yonetmeligi-2.pdf' });
  expect(pdf.rawPayload.equals(SLIM_PDF)).toBe(true);
  const former = await to.call({ url: '/belgeler/yonetmelik' });
  expect([former.statusCode, former.headers.location]).toEqual([
    301,
    '/belgeler/uyelik-yonetmeligi',
  ]);
  const guide = await call(to, 'GET', '/documents/guide');
  expect([guide.versions.length, guide.draft.body, guide.draft.file.name]).toEqual([
    0,
    'Taslak metin.',
    'belge.pdf',
  ]);
  expect((await imported(zip)).every((note) => note.startsWith('same '))).toBe(true);
});

it('a version is added behind those that are here, and to no other document', async () => {
  const mine = await call(from, 'POST', '/documents', {
    kind: 'report',
    title: 'Yıllık rapor',
    slug: 'yillik-rapor',
  });
  await publish(mine.id, 'Yıllık rapor', 'Birinci yıl.');
  await imported(await exported());
  await publish(mine.id, 'Yıllık rapor', 'İkinci yıl.');
  await call(to, 'POST', '/documents', { kind: 'other', title: 'Başka', slug: 'cizelge' });
  const other = await call(from, 'POST', '/documents', {
    kind: 'report',
    title: 'Çizelge',
    slug: 'cizelge',
  });
  await publish(other.id, 'Çizelge', 'Satırlar.');
  const notes = (await imported(await exported())).filter((note) => !note.startsWith('same '));
  expect(notes.toSorted()).toEqual(
    ['create Yıllık rapor (2)', 'skip Çizelge (1) addressTaken'].toSorted(),
  );
  expect((await to.call({ url: '/belgeler/yillik-rapor' })).body).toContain('İkinci yıl.');
});

it('a document whose PDF is missing or broken is skipped with its reason, and leaves no file', async () => {
  const before = await to.app.services.db.$count(media);
  const record = (slug: string) => ({
    document: {
      fixed: null,
      kind: 'other',
      slug,
      title: slug,
      summary: '',
      translations: { en: NO_TITLE, de: NO_TITLE, es: NO_TITLE },
    },
    earlier: [],
    version: {
      number: 1,
      adoptedOn: '2026-11-01',
      note: '',
      body: 'Metin.',
      textOf: null,
      publishedAt: '2026-11-02T10:00:00.000Z',
      checksum: 'a'.repeat(64),
      file: `documents/${slug}/1.pdf`,
    },
    draft: null,
  });
  const outside = record('disari');
  outside.version.file = '../../etc/passwd';
  const zip = new yazl.ZipFile();
  const lines = [record('eksik'), record('bozuk'), outside].map((one) => JSON.stringify(one));
  zip.addBuffer(Buffer.from(lines.join('\n')), 'documents.jsonl');
  zip.addBuffer(Buffer.from('no PDF'), 'documents/bozuk/1.pdf');
  zip.end();
  expect(await imported(await buffer(zip.outputStream))).toEqual([
    'skip eksik (1) pictureMissing',
    'skip bozuk (1) pictureRefused',
    'skip – notValid',
  ]);
  expect((await to.call({ url: '/belgeler/bozuk' })).statusCode).toBe(404);
  expect(await to.app.services.db.$count(media)).toBe(before);
});
