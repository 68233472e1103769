import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { media } from '../../media/tables.server.ts';
import { publishDue } from '../jobs.server.ts';
import type { Content } from '../schema.ts';

let test: TestApp;
let editor: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
  await test.addUser('baska', 'editor', { name: 'Murat', surname: 'Deniz' });
  await signInAgain();
});
afterAll(() => test.close());

async function signInAgain() {
  editor = await test.signIn('editor');
  other = await test.signIn('baska');
}
async function pass(ms: number) {
  test.now.value = new Date(test.now.value.getTime() + ms);
  await signInAgain();
}
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers = editor,
) => test.call({ method, url: `/api/contents${url}`, payload, headers });

async function create(fields: object): Promise<Content> {
  const payload = { category: 'haberler', body: 'İlk metin.', ...fields };
  const reply = await call('POST', '', payload);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
const inputOf = ({ title, category, body, slug, version }: Content) => ({
  title,
  category,
  body,
  slug,
  version,
});
/** The path of a new link. */
async function link({ id }: Content): Promise<string> {
  const reply = await call('POST', `/${id}/preview-link`);
  expect(reply.statusCode).toBe(201);
  return new URL(reply.json().data.url).pathname;
}
const open = (url: string) => test.call({ method: 'GET', url });
const DAY = 24 * 3_600_000;

describe('a preview link', () => {
  it('shows a draft to anyone who knows it, and no cache or search engine keeps it', async () => {
    const content = await create({ title: 'Gizli taslak', tags: ['kıyı'] });
    expect((await open(content.path)).statusCode).toBe(404);
    const path = await link(content);
    expect(path).toMatch(/^\/onizleme\/[\w-]{43}$/);
    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Gizli taslak');
    expect(page.body).toContain('İlk metin.');
    expect(page.body).toContain('Önizleme – yayımlanmamış');
    // Neither links to share it nor structured data lead to an address that is not public yet.
    expect(page.body).not.toContain(content.path);
    expect(page.body).not.toContain(encodeURIComponent(content.path));
    expect(page.body).toMatch(/<meta name="robots" content="noindex/);
    expect(page.headers['cache-control']).toBe('no-store, no-transform');
    expect(page.headers['referrer-policy']).toBe('strict-origin');
    await call('PUT', `/${content.id}/pending`, { ...inputOf(content), body: 'Daha yeni metin.' });
    expect((await open(path)).body).toContain('Daha yeni metin.');
  });

  it('shows the changes of a published content that are not published', async () => {
    const content = await create({ title: 'Yayındaki haber', state: 'published' });
    const change = { ...inputOf(content), title: 'Değişen başlık', body: 'Bekleyen metin.' };
    expect((await call('PUT', `/${content.id}/pending`, change)).statusCode).toBe(200);
    const { body } = await open(await link(content));
    expect(body).toContain('Değişen başlık');
    expect(body).toContain('Bekleyen metin.');
    expect((await open(content.path)).body).not.toContain('Bekleyen metin.');
  });

  it('shows the correction note of a change that is not published', async () => {
    const content = await create({ title: 'Düzeltilecek haber', state: 'published' });
    const corrections = [{ day: '2026-11-20', text: 'Gün 19 Kasım olacaktı.' }];
    const change = { ...inputOf(content), corrections };
    expect((await call('PUT', `/${content.id}/pending`, change)).statusCode).toBe(200);
    const { body } = await open(await link(content));
    expect(body).toContain('<b>Düzeltme (20 Kasım 2026):</b> Gün 19 Kasım olacaktı.');
    expect((await open(content.path)).body).not.toContain('19 Kasım olacaktı');
  });

  it('shows the files of the changes, not those of the published content', async () => {
    const addPdf = async (name: string) => {
      const row = { originalName: name, fileName: name, name, bytes: 9, width: 1, height: 1 };
      const [file] = await test.app.services.db
        .insert(media)
        .values({ ...row, widths: [], kind: 'file', type: 'application/pdf' })
        .returning({ mediaId: media.id });
      return { mediaId: String(file?.mediaId), title: '' };
    };
    const [old, first, second] = [
      await addPdf('eski.pdf'),
      await addPdf('yeni.pdf'),
      await addPdf('ek.pdf'),
    ];
    const content = await create({
      title: 'Ekli rapor',
      category: 'raporlar',
      state: 'published',
      attachments: [old],
    });
    const change = { ...inputOf(content), attachments: [first, { ...second, title: 'Tablolar' }] };
    expect((await call('PUT', `/${content.id}/pending`, change)).statusCode).toBe(200);
    const { body } = await open(await link(content));
    expect(body).not.toContain('eski.pdf');
    expect(body).toContain('Tablolar');
    expect(body.indexOf('yeni.pdf')).toBeGreaterThan(0);
    expect(body.indexOf('yeni.pdf')).toBeLessThan(body.indexOf('ek.pdf'));
  });

  it('cannot be guessed or make the server render without end: one network is limited', async () => {
    const content = await create({ title: 'Çok açılan' });
    const path = await link(content);
    const remoteAddress = '203.0.113.77';
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++)
      statuses.push((await test.call({ method: 'GET', url: path, remoteAddress })).statusCode);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });

  it('ends after seven days, with a new link and on request, and then says so', async () => {
    const content = await create({ title: 'Bağlantısı biten' });
    const first = await link(content);
    const second = await link(content);
    expect((await open(first)).statusCode).toBe(404);
    await pass(7 * DAY - 60_000);
    expect((await open(second)).statusCode).toBe(200);
    await pass(61_000);
    expect((await open(second)).statusCode).toBe(404);

    const third = await link(content);
    expect((await call('DELETE', `/${content.id}/preview-link`)).statusCode).toBe(200);
    expect((await open(third)).statusCode).toBe(404);

    const dead = await open(third);
    expect([dead.statusCode, dead.headers['cache-control']]).toEqual([
      404,
      'no-store, no-transform',
    ]);
    expect(dead.body).toContain('Bu önizleme bağlantısı geçerli değil');
    expect(dead.body).toContain('Bağlantıyı gönderen kişiden yenisini isteyin.');
  });

  it('leads to the public page after the publication, as long as there is one', async () => {
    let content = await create({ title: 'Yayımlanınca yönlendiren' });
    const path = await link(content);
    const state = async () => (await call('GET', `/${content.id}/preview-link`)).json().data;
    const save = async (change: object) => {
      const reply = await call('PUT', `/${content.id}`, { ...inputOf(content), ...change });
      expect(reply.statusCode, reply.body).toBe(200);
      content = reply.json().data;
    };
    const leadsTo = async () => {
      const { statusCode, headers } = await open(path);
      return [statusCode, headers.location, headers['cache-control']];
    };
    expect((await state()).until).not.toBeNull();
    await save({ state: 'published' });
    expect(await leadsTo()).toEqual([302, content.path, 'no-store']);
    expect(await state()).toEqual({ until: null });
    // Also at another address, later than the link was valid for, and from the archive.
    await save({ state: 'published', slug: 'yonlendirilen-yeni-adres' });
    await pass(8 * DAY);
    expect(await leadsTo()).toEqual([302, '/haberler/yonlendirilen-yeni-adres', 'no-store']);
    // Changes that are not published yet are not for the readers of the earlier link.
    await call('PUT', `/${content.id}/pending`, { ...inputOf(content), body: 'Bekleyen metin.' });
    expect((await leadsTo())[0]).toBe(302);
    content = (await call('GET', `/${content.id}`)).json().data;
    await save({ state: 'draft' });
    expect((await leadsTo())[0]).toBe(404);
    await save({ state: 'published' });
    expect((await leadsTo())[0]).toBe(302);
    await call('DELETE', `/${content.id}?version=${content.version}`);
    expect((await leadsTo())[0]).toBe(404);
  });

  it('leads to a scheduled content that was published at its time', async () => {
    const publishedAt = new Date(test.now.value.getTime() + 60_000).toISOString();
    const content = await create({ title: 'Zamanlanan taslak', state: 'scheduled', publishedAt });
    const path = await link(content);
    expect((await open(path)).statusCode).toBe(200);
    await pass(61_000);
    await publishDue(operationOf(test.app.services, SYSTEM));
    const { statusCode, headers } = await open(path);
    expect([statusCode, headers.location]).toEqual([302, content.path]);
  });

  it('is unknown for every other token, and only editors make one', async () => {
    const content = await create({ title: 'Yetkisiz istek' });
    for (const token of ['x', 'A'.repeat(43), '..%2f', 'A'.repeat(44)])
      expect((await open(`/onizleme/${token}`)).statusCode, token).toBe(404);
    const reply = await call('POST', `/${content.id}/preview-link`, undefined, {});
    expect(reply.statusCode).toBe(401);
  });
});

describe('the users who have a content open', () => {
  it('see each other until they leave or were not seen for a minute', async () => {
    const content = await create({ title: 'Birlikte yazılan' });
    const url = `/${content.id}/presence`;
    const report = async (headers: Record<string, string>) =>
      (await call('PUT', url, undefined, headers))
        .json()
        .data.map(({ name }: { name: string }) => name);
    expect(await report(editor)).toEqual([]);
    expect(await report(other)).toEqual(['Elif Karahan']);
    expect(await report(editor)).toEqual(['Murat Deniz']);
    expect((await call('DELETE', url, undefined, other)).statusCode).toBe(200);
    expect(await report(editor)).toEqual([]);
    await report(other);
    await pass(61_000);
    expect(await report(editor)).toEqual([]);
  });
});
