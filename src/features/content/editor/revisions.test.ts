import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { runOnDatabase } from '../../../../tests/harness/run-on-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { publishDue } from '../jobs.server.ts';
import type { Content } from '../schema.ts';
import type { Revision, RevisionSummary } from './contract.ts';

let test: TestApp;
let editor: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
  await test.addUser('baska', 'editor');
  editor = await test.signIn('editor');
  other = await test.signIn('baska');
});
afterAll(() => test.close());

const MINUTE = 60_000;
/** Time passes; the users sign in again, because their sessions may have ended. */
async function pass(ms: number) {
  test.now.value = new Date(test.now.value.getTime() + ms);
  editor = await test.signIn('editor');
  other = await test.signIn('baska');
}
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers = editor,
) => test.call({ method, url: `/api/contents${url}`, payload, headers });

async function create(fields: object = {}): Promise<Content> {
  const payload = { title: 'Kıyı yürüyüşü', category: 'haberler', body: 'İlk metin.', ...fields };
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
async function change(content: Content, fields: object, path = '', headers = editor) {
  const payload = { ...inputOf(content), ...fields };
  const reply = await call('PUT', `/${content.id}${path}`, payload, headers);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data as Content;
}
const pending = (content: Content, fields: object, headers = editor) =>
  change(content, fields, '/pending', headers);
const revisionsOf = async ({ id }: Content): Promise<RevisionSummary[]> =>
  (await call('GET', `/${id}/revisions`)).json().data;
const publicText = async ({ path }: Content) =>
  (await test.call({ method: 'GET', url: path })).body;
const edited = async ({ id }: Content): Promise<Content> =>
  (await call('GET', `/${id}/edit`)).json().data;

describe('changes of a published content', () => {
  it('are not public before they are published, and are what the editor opens', async () => {
    const content = await create({ title: 'Bekleyen değişiklik', state: 'published' });
    const saved = await pending(content, { title: 'Yeni başlık', body: 'Bekleyen metin.' });
    expect(saved).toMatchObject({ body: 'Bekleyen metin.', state: 'published', version: 2 });
    expect(saved.pending?.savedBy).toBe('Elif Karahan');
    expect(await publicText(content)).toContain('İlk metin.');
    expect(await publicText(content)).not.toContain('Yeni başlık');
    expect(
      (await test.call({ method: 'GET', url: `/api/contents/${content.id}` })).json(),
    ).toMatchObject({
      data: { body: 'İlk metin.', pending: null, savedBy: null },
    });
    expect(await edited(content)).toMatchObject({ title: 'Yeni başlık', body: 'Bekleyen metin.' });

    const published = await change(await edited(content), { state: 'published' });
    expect(published.pending).toBeNull();
    expect(await publicText(content)).toContain('Bekleyen metin.');
  });

  it('can be thrown away, and stay in the history', async () => {
    const content = await create({ title: 'Vazgeçilen değişiklik', state: 'published' });
    const saved = await pending(content, { body: 'Vazgeçilecek.' });
    const reply = await call('DELETE', `/${content.id}/pending?version=${saved.version}`);
    expect(reply.json().data).toMatchObject({ body: 'İlk metin.', pending: null, version: 3 });
    expect((await revisionsOf(content)).map(({ kind }) => kind)).toEqual(['save', 'publish']);
  });

  it('of two editors conflict, with the newest text in the reply', async () => {
    const content = await create({ title: 'Çakışan değişiklik', state: 'published' });
    await pending(content, { body: 'Birincinin metni.' });
    const late = await call('PUT', `/${content.id}/pending`, inputOf(content), other);
    expect(late.statusCode).toBe(409);
    expect(late.json().current.body).toBe('Birincinin metni.');
  });
});

describe('the history', () => {
  it('has one revision for automatic saves of one user within ten minutes', async () => {
    let content = await create({ title: 'Otomatik kayıt' });
    for (const body of ['a', 'ab', 'abc']) content = await pending(content, { body, auto: true });
    content = await pending(content, { body: 'başkası', auto: true }, other);
    await pass(11 * MINUTE);
    content = await pending(content, { body: 'sonra', auto: true }, other);
    content = await pending(content, { body: 'düğmeyle' }, other);
    const all = await revisionsOf(content);
    expect(all.map(({ kind, number }) => [number, kind])).toEqual([
      [7, 'save'],
      [6, 'autosave'],
      [5, 'autosave'],
      [4, 'autosave'],
      [1, 'save'],
    ]);
  });

  it('never replaces the revision that the public sees', async () => {
    let content = await create({ title: 'Yayındaki sürüm', state: 'published' });
    content = await pending(content, { body: 'bir', auto: true });
    content = await pending(content, { body: 'iki', auto: true });
    const [newest, oldest] = await revisionsOf(content);
    expect(newest).toMatchObject({ number: 3, isPending: true, isPublic: false });
    expect(oldest).toMatchObject({ number: 1, isPending: false, isPublic: true });
  });

  it('restores an earlier text, as a pending change if the content is public', async () => {
    let content = await create({ title: 'Geri yüklenen', state: 'published', tags: ['kıyı'] });
    content = await change(content, {
      body: 'İkinci metin.',
      slug: 'baska-adres',
      state: 'published',
    });
    const oldest = (await revisionsOf(content)).at(-1) as RevisionSummary;
    const one: Revision = (await call('GET', `/${content.id}/revisions/${oldest.id}`)).json().data;
    expect(one.fields).toMatchObject({ body: 'İlk metin.', tags: ['kıyı'] });
    const url = `/${content.id}/revisions/${oldest.id}/restore`;
    const restored: Content = (await call('POST', url, { version: content.version })).json().data;
    expect(restored).toMatchObject({ body: 'İlk metin.', tags: ['kıyı'], slug: 'baska-adres' });
    expect(await publicText(content)).toContain('İkinci metin.');
    await change(restored, { tags: restored.tags, state: 'published' });
    expect(await publicText(content)).toContain('İlk metin.');
  });

  it('restores a text without its cover if the picture was deleted since', async () => {
    const content = await create({ title: 'Kapağı silinen' });
    const cover = { mediaId: crypto.randomUUID(), alt: 'Kıyı', caption: '', credit: '' };
    await runOnDatabase(
      String(test.database.config.database),
      "update content_revisions set fields = fields || jsonb_build_object('cover', $2::jsonb) where content_id = $1",
      [content.id, JSON.stringify(cover)],
    );
    const [only] = await revisionsOf(content);
    const url = `/${content.id}/revisions/${only?.id}/restore`;
    const reply = await call('POST', url, { version: content.version });
    expect(reply.json().data).toMatchObject({ body: 'İlk metin.', cover: null });
  });

  it('keeps the text of a content from before revisions existed', async () => {
    const content = await create({ title: 'Eski içerik', state: 'published' });
    for (const statement of [
      'delete from content_revisions where content_id = $1',
      'update contents set row_revision = null where id = $1',
    ])
      await runOnDatabase(String(test.database.config.database), statement, [content.id]);
    await change(content, { body: 'Yeni metin.', state: 'published' });
    const [, oldest] = await revisionsOf(content);
    const url = `/${content.id}/revisions/${oldest?.id}`;
    expect((await call('GET', url)).json().data).toMatchObject({
      kind: 'import',
      fields: { body: 'İlk metin.' },
    });
  });
});

describe('a scheduled content', () => {
  const at = (offset: number) => new Date(test.now.value.getTime() + offset).toISOString();
  const publishDueNow = () => publishDue(operationOf(test.app.services, SYSTEM));

  it('is not public before its time, and public with that date afterwards', async () => {
    const time = at(10 * MINUTE);
    const content = await create({ title: 'Zamanlanan', state: 'scheduled', publishedAt: time });
    for (const url of [
      content.path,
      '/haberler',
      '/arsiv',
      `/api/contents/by-slug/${content.slug}`,
    ])
      expect((await test.call({ method: 'GET', url })).body, url).not.toContain('Zamanlanan');
    await pass(9 * MINUTE);
    await publishDueNow();
    expect((await test.call({ method: 'GET', url: content.path })).statusCode).toBe(404);
    await pass(MINUTE);
    expect(await publishDueNow()).toBe(1);
    expect(await publicText(content)).toContain('İlk metin.');
    expect(await edited(content)).toMatchObject({ state: 'published', publishedAt: time });
  });

  it('needs a date in the future; a published one needs a date that is not', async () => {
    for (const [state, publishedAt] of [
      ['scheduled', at(-MINUTE)],
      ['scheduled', null],
      ['published', at(MINUTE)],
    ]) {
      const payload = { title: 'Tarih', category: 'haberler', body: 'x', state, publishedAt };
      const reply = await call('POST', '', payload);
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().fields)).toEqual(['publishedAt']);
    }
  });

  it('is archived at its end', async () => {
    const content = await create({
      title: 'Süreli duyuru',
      state: 'published',
      unpublishAt: at(5 * MINUTE),
    });
    await pass(6 * MINUTE);
    await publishDueNow();
    expect(await edited(content)).toMatchObject({ state: 'archived', unpublishAt: null });
  });

  it('is published at its minute by the queue', async () => {
    await test.app.startJobs();
    // The queue has the clock of the database, and the job that of the test.
    const publishedAt = new Date(Date.now() + 1500);
    const content = await create({ title: 'Kuyruktan', state: 'scheduled', publishedAt });
    await pass(publishedAt.getTime() - test.now.value.getTime());
    await eventually(() => publicText(content)).toContain('İlk metin.');
  });

  it('is published although another one at the same time fails', async () => {
    const time = { state: 'scheduled', publishedAt: at(5 * MINUTE) };
    const failing = await create({ title: 'Yazılamayan', ...time });
    const others = [await create({ title: 'Önceki', ...time }), await create(time)];
    const run = (sql: string) => runOnDatabase(String(test.database.config.database), sql);
    await run(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
    await run(`create trigger refuse before update on contents for each row
      when (old.id = '${failing.id}' and new.state = 'published') execute function refuse()`);
    await pass(6 * MINUTE);
    await expect(publishDueNow()).rejects.toThrow();
    for (const other of others) expect(await edited(other)).toMatchObject({ state: 'published' });
    await run('drop trigger refuse on contents');
    expect(await publishDueNow()).toBe(1);
    expect(await edited(failing)).toMatchObject({ state: 'published' });
  });

  it('can be changed without a conflict after it was published meanwhile', async () => {
    const time = at(MINUTE);
    const content = await create({ title: 'Açık kalan', state: 'scheduled', publishedAt: time });
    await pass(2 * MINUTE);
    await publishDueNow();
    const saved = await pending(content, { body: 'Sonradan.', publishedAt: time });
    expect(saved).toMatchObject({ state: 'published', body: 'Sonradan.' });
  });
});

describe('translations', () => {
  it('are linked in both directions, one for each language', async () => {
    const turkish = await create({ title: 'Kıyı kanunu' });
    const english = await create({
      title: 'The coast act',
      category: 'english',
      translationOf: turkish.id,
    });
    expect(english.translations).toMatchObject([{ id: turkish.id, language: 'tr' }]);
    expect((await edited(turkish)).translations).toMatchObject([
      { id: english.id, language: 'en' },
    ]);
    const again = { title: 'Twice', category: 'english', body: '', translationOf: turkish.id };
    expect((await call('POST', '', again)).json().fields).toHaveProperty('translationOf');
    const alone = await change(english, { language: 'en', translationOf: null });
    expect(alone.translations).toEqual([]);
  });
});
