import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { AuditEntry } from '../audit/contract.ts';
import type { RevisionSummary } from './editor/contract.ts';
import type { Content } from './schema.ts';

let test: TestApp;
let editor: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  await test.addUser('yonetici', 'admin');
  editor = await test.signIn('editor');
  admin = await test.signIn('yonetici');
});
afterAll(() => test.close());

const FIRST = { day: '2026-11-20', text: 'Toplantıya 40 değil, 400 kişi katıldı.' };
const SECOND = { day: '2026-11-28', text: 'Konuşmacının soyadı <Karahan> olacaktı.' };

const get = (url: string, headers?: Record<string, string>) =>
  test.call({ method: 'GET', url, ...(headers && { headers }) });
const page = async ({ path }: Content) => (await get(path)).body;
async function send(method: 'POST' | 'PUT', url: string, payload: object): Promise<Content> {
  const reply = await test.call({ method, url, payload, headers: editor });
  expect(reply.statusCode, reply.body).toBe(method === 'POST' ? 201 : 200);
  return reply.json().data;
}
const publish = (title: string, more: object = {}) =>
  send('POST', '/api/contents', {
    title,
    category: 'haberler',
    body: 'Metnin kendisi.',
    summary: 'Özeti.',
    state: 'published',
    ...more,
  });
function save(content: Content, change: object, path = '') {
  const { title, category, body, summary, version, slug, state, language } = content;
  const all = { title, category, body, summary, version, slug, language, ...change };
  return send('PUT', `/api/contents/${content.id}${path}`, path ? all : { state, ...all });
}
async function eventsOf({ id }: Content): Promise<AuditEntry[]> {
  const reply = await get(`/api/audit?subject=${id}&pageSize=100`, admin);
  return reply.json().data.reverse();
}

it('readers see each correction note with its date below the text, the oldest first, and the head of the page leads to them', async () => {
  const content = await publish('Notu olan haber', { corrections: [SECOND, FIRST] });
  const html = await page(content);
  const [, notes = ''] = /<div[^>]*id="duzeltme"[^>]*>(.*?)<\/div>/s.exec(html) ?? [];
  expect(notes).toBe(
    `<p><b>Düzeltme (20 Kasım 2026):</b> ${FIRST.text}</p>` +
      '<p><b>Düzeltme (28 Kasım 2026):</b> Konuşmacının soyadı &lt;Karahan&gt; olacaktı.</p>',
  );
  expect(html.indexOf('id="duzeltme"')).toBeGreaterThan(html.indexOf('Metnin kendisi.'));
  expect(html).toContain(
    '<a href="#duzeltme"><time dateTime="2026-11-28">28 Kasım 2026</time></a>',
  );
});

it('a correction note is in the language of its content, whatever the language of the page', async () => {
  const content = await publish('A corrected statement', {
    category: 'english',
    corrections: [FIRST],
  });
  for (const prefix of ['', '/en'])
    expect((await get(prefix + content.path)).body).toContain('Correction (20 November 2026):');
});

it('the page of a content without a note has nothing of it', async () => {
  const html = await page(await publish('Notsuz haber'));
  expect(html).not.toContain('duzeltme');
  expect(html).not.toContain('CorrectionComment');
});

it('search engines, other programs, the feed and the search know the correction notes', async () => {
  const content = await publish('Aranan düzeltmeli haber', {
    corrections: [{ ...FIRST, text: 'Kelaynaklar Birecik’tedir.' }],
  });
  const note = { day: FIRST.day, text: 'Kelaynaklar Birecik’tedir.' };
  expect(await page(content)).toContain(
    `"correction":[{"@type":"CorrectionComment","text":"${note.text}","datePublished":"${note.day}"}]`,
  );
  expect((await get(`/api/published/${content.slug}`)).json().data.corrections).toEqual([note]);
  expect((await get('/rss.xml')).body).toContain(
    `Özeti.\n\nDüzeltme (20 Kasım 2026): ${note.text}`,
  );
  const found = await get('/api/published?q=kelaynak');
  expect(found.json().data.map(({ id }: Content) => id)).toEqual([content.id]);
  await save(content, { corrections: [] });
  expect((await get('/api/published?q=kelaynak')).json().data).toEqual([]);
});

it('a save without correction notes does not remove them', async () => {
  let content = await publish('Eskiden kalan not', { corrections: [FIRST] });
  content = await save(content, { body: 'Yeni metin.' });
  expect(content.corrections).toEqual([FIRST]);
  content = await save(content, { body: 'Bekleyen metin.' }, '/pending');
  expect(content.corrections).toEqual([FIRST]);
  content = await save(content, { body: 'Bekleyen metin.' });
  expect(content.corrections).toEqual([FIRST]);
  expect(await page(content)).toContain(FIRST.text);
});

it('a note waits with the other changes until they are published', async () => {
  const content = await publish('Bekleyen not');
  const edited = await save(content, { corrections: [FIRST] }, '/pending');
  expect(edited.corrections).toEqual([FIRST]);
  expect(await page(content)).not.toContain(FIRST.text);
  await save(edited, { corrections: edited.corrections });
  expect(await page(content)).toContain(FIRST.text);
});

it('revisions have the notes, and restoring one keeps those of today', async () => {
  const content = await publish('Geri yüklenen haber');
  const corrected = await save(content, { body: 'Doğru metin.', corrections: [FIRST] });
  const url = `/api/contents/${content.id}/revisions`;
  const [newest, oldest] = (await get(url, editor)).json().data as RevisionSummary[];
  const fields = async (one?: RevisionSummary) =>
    (await get(`${url}/${one?.id}`, editor)).json().data.fields;
  expect((await fields(newest)).corrections).toEqual([FIRST]);
  expect((await fields(oldest)).corrections).toEqual([]);
  const restored = await test.call({
    method: 'POST',
    url: `${url}/${oldest?.id}/restore`,
    payload: { version: corrected.version },
    headers: editor,
  });
  expect(restored.json().data).toMatchObject({ body: 'Metnin kendisi.', corrections: [FIRST] });
});

it('the audit log says which published note was removed or changed, also of a content that became a draft for it', async () => {
  let content = await publish('Silinen not', { corrections: [FIRST, SECOND] });
  const altered = { ...SECOND, text: 'Başka bir söz.' };
  content = await save(content, { corrections: [FIRST, altered] });
  content = await save(content, { state: 'draft' });
  content = await save(content, { corrections: [altered] });
  const events = (await eventsOf(content)).filter(
    ({ action }) => action === 'content.alterCorrection',
  );
  expect(events.map(({ before, after }) => [before, after])).toEqual([
    [
      { corrections: `${SECOND.day}: ${SECOND.text}` },
      { corrections: `${FIRST.day}: ${FIRST.text}, ${altered.day}: ${altered.text}` },
    ],
    [
      { corrections: `${FIRST.day}: ${FIRST.text}` },
      { corrections: `${altered.day}: ${altered.text}` },
    ],
  ]);
});

it('a note that is added is a change like others, and nothing that nobody saw is told as removed', async () => {
  let content = await publish('Eklenen not');
  content = await save(content, { corrections: [FIRST] });
  const actions = (await eventsOf(content)).map(({ action }) => action);
  expect(actions).toEqual(['content.create', 'content.publish', 'content.update']);
  const draft = await publish('Taslaktaki not', { state: 'draft', corrections: [FIRST] });
  await save(draft, { corrections: [] });
  expect((await eventsOf(draft)).map(({ action }) => action)).toEqual(['content.create']);
});

it('a note needs a day and a text, and there are at most 20', async () => {
  const faultsOf = async (corrections: object[]) => {
    const payload = { title: 'Kusurlu', category: 'haberler', corrections };
    const url = '/api/contents';
    const reply = await test.call({ method: 'POST', url, payload, headers: editor });
    expect(reply.statusCode).toBe(422);
    return Object.keys(reply.json().fields);
  };
  expect(await faultsOf([{ day: 'dün', text: 'Söz.' }])).toEqual(['corrections.0.day']);
  expect(await faultsOf([{ day: '2026-11-28', text: ' ' }])).toEqual(['corrections.0.text']);
  expect(await faultsOf(Array(21).fill(FIRST))).toEqual(['corrections']);
});
