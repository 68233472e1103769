import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Content } from '../../src/features/content/schema.ts';
import { contents } from '../../src/features/content/tables.server.ts';
import { userBranches } from '../../src/features/identity/users/tables.server.ts';
import type { Media } from '../../src/features/media/schema.ts';
import { media } from '../../src/features/media/tables.server.ts';
import type { MeetingFields, StaffMeeting } from '../../src/features/meetings/contract.ts';
import { meetings } from '../../src/features/meetings/tables.server.ts';
import { branches } from '../../src/platform/branches/tables.server.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch } from './records.ts';

/** The branch of contents, meetings and media, as staff choose it. */

let test: TestApp;
const ids: Record<string, string> = {};
const sessions: Record<string, Record<string, string>> = {};
const db = () => test.app.services.db;
const idOf = (name: string) => ids[name] as string;

beforeAll(async () => {
  test = await openTestApp();
  ids.ankara = await addBranch(test, 6, null);
  ids.cankaya = await addBranch(test, 6, 'Çankaya');
  ids.izmir = await addBranch(test, 35, null);
  ids.closed = await addBranch(test, 34, null);
  await db()
    .update(branches)
    .set({ state: 'closed' })
    .where(eq(branches.id, idOf('closed')));
  for (const [name, own] of [
    ['genel', null],
    ['ankara', ['ankara']],
    ['izmir', ['izmir']],
  ] as const) {
    const userId = await test.addUser(name, 'admin', { isNational: own === null });
    for (const branch of own ?? [])
      await db()
        .insert(userBranches)
        .values({ userId, branchId: idOf(branch) });
    sessions[name] = await test.signIn(name);
  }
});
afterAll(() => test.close());
beforeEach(async () => {
  await db().delete(contents);
  await db().delete(meetings);
  test.app.forgetAll();
});

const call = (
  who: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) =>
  test.call({
    method,
    url: `/api${url}`,
    headers: sessions[who] ?? {},
    ...(payload && { payload }),
  });
async function done<T>(who: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const reply = await call(who, method, url, payload);
  expect([200, 201], reply.body).toContain(reply.statusCode);
  return reply.json().data as T;
}
const page = async (url: string) => (await test.call({ url })).body;
const faults = async (reply: ReturnType<typeof call>) => {
  const { statusCode, body } = await reply;
  return [statusCode, Object.keys(JSON.parse(body).fields ?? {})];
};

const CONTENT = {
  title: 'Kıyı toplantısı',
  category: 'haberler',
  summary: 'Özet.',
  body: 'Metin.',
};
const write = (who: string, change: object = {}) =>
  done<Content>(who, 'POST', '/contents', { ...CONTENT, state: 'published', ...change });
const save = (who: string, { id, version }: Content, change: object) =>
  call(who, 'PUT', `/contents/${id}`, { ...CONTENT, state: 'published', version, ...change });

describe('a content', () => {
  it('of the whole party is given to a branch, and appears on its page at once; its address stays', async () => {
    const content = await write('genel');
    expect(content.branch).toBeNull();
    expect(await page('/teskilat/ankara')).not.toContain(CONTENT.title);
    const moved: Content = (await save('genel', content, { branchId: idOf('ankara') })).json().data;
    expect(moved.branch).toEqual({ id: idOf('ankara'), name: 'Ankara' });
    expect(moved.path).toBe(content.path);
    expect(await page('/teskilat/ankara')).toContain(CONTENT.title);
    const again: Content = (await save('genel', moved, { branchId: idOf('izmir') })).json().data;
    expect(await page('/teskilat/ankara')).not.toContain(CONTENT.title);
    expect(await page('/teskilat/izmir')).toContain(CONTENT.title);
    const back: Content = (await save('genel', again, { branchId: null })).json().data;
    expect(back.branch).toBeNull();
    expect(await page('/teskilat/izmir')).not.toContain(CONTENT.title);
    expect((await test.call({ url: content.path })).statusCode).toBe(200);
  });

  it('of a branch is in the lists of the whole party, too', async () => {
    await write('genel', { branchId: idOf('cankaya') });
    for (const path of ['/haberler', '/tum-icerikler', '/rss.xml'])
      expect(await page(path), path).toContain(CONTENT.title);
  });

  it('keeps its branch if a save does not name one', async () => {
    const content = await write('genel', { branchId: idOf('izmir') });
    const saved: Content = (await save('genel', content, { summary: 'Başka.' })).json().data;
    expect(saved.branch?.id).toBe(idOf('izmir'));
  });

  it('takes only open branches of the account', async () => {
    const wrong = async (who: string, branchId: string | null) =>
      faults(call(who, 'POST', '/contents', { ...CONTENT, branchId }));
    expect(await wrong('genel', idOf('closed'))).toEqual([422, ['branchId']]);
    expect(await wrong('genel', crypto.randomUUID())).toEqual([422, ['branchId']]);
    expect(await wrong('ankara', idOf('izmir'))).toEqual([422, ['branchId']]);
    expect(await wrong('ankara', null)).toEqual([422, ['branchId']]);
    const made = await write('ankara', { branchId: idOf('cankaya') });
    expect(made.branch?.name).toBe('Çankaya, Ankara');
    expect((await write('ankara', { title: 'İkinci' })).branch?.id).toBe(idOf('ankara'));
    expect(await faults(save('ankara', made, { branchId: idOf('izmir') }))).toEqual([
      422,
      ['branchId'],
    ]);
    // Nothing is lost, and what belongs to a closed branch can be saved as it is.
    await db()
      .update(contents)
      .set({ branchId: idOf('closed') })
      .where(eq(contents.id, made.id));
    expect((await save('genel', made, { branchId: idOf('closed') })).statusCode).toBe(200);
  });

  it('with changes that wait keeps its branch in public until they are published', async () => {
    const content = await write('genel', { branchId: idOf('ankara') });
    const { version } = content;
    const pending = await done<Content>('genel', 'PUT', `/contents/${content.id}/pending`, {
      ...CONTENT,
      branchId: idOf('izmir'),
      version,
    });
    expect(pending.branch?.id).toBe(idOf('izmir'));
    expect(await page('/teskilat/ankara')).toContain(CONTENT.title);
    // Who sees only the former branch does not publish it into another one.
    const bulk = await call('ankara', 'POST', '/contents/bulk', {
      action: 'publish',
      items: [{ id: content.id, version: pending.version }],
    });
    expect(bulk.statusCode, bulk.body).toBe(200);
    const [row] = await db().select().from(contents).where(eq(contents.id, content.id));
    expect(row?.branchId).toBe(idOf('ankara'));
  });

  it('tells its revisions and the audit log which branch it had', async () => {
    const content = await write('genel', { branchId: idOf('ankara') });
    await save('genel', content, { branchId: idOf('izmir') });
    const list = (await call('genel', 'GET', `/contents/${content.id}/revisions`)).json().data;
    const fields = await Promise.all(
      list.map(async ({ id }: { id: string }) =>
        done<{ fields: { branchId: string } }>(
          'genel',
          'GET',
          `/contents/${content.id}/revisions/${id}`,
        ),
      ),
    );
    expect(fields.map((one) => one.fields.branchId)).toEqual([idOf('izmir'), idOf('ankara')]);
    const { data } = (await call('genel', 'GET', '/audit?action=content.update')).json();
    expect(data[0].before).toMatchObject({ branch: 'Ankara' });
    expect(data[0].after).toMatchObject({ branch: 'İzmir' });
  });

  it('is found by its branch; a province finds those of its districts; visitors do not filter', async () => {
    for (const branch of ['ankara', 'cankaya', 'izmir'])
      await write('genel', { title: `Haber ${branch}`, branchId: idOf(branch) });
    await write('genel', { title: 'Haber genel' });
    const found = async (query: string, who = 'genel') => {
      const reply = (await call(who, 'GET', `/contents?${query}`)).json();
      const titles = reply.data.map(({ title }: Content) => title.slice(6)).toSorted();
      expect(reply.total).toBe(titles.length);
      return titles;
    };
    expect(await found(`branch=${idOf('ankara')}`)).toEqual(['ankara', 'cankaya']);
    expect(await found(`branch=${idOf('izmir')}&q=haber`)).toEqual(['izmir']);
    expect(await found('branch=none&state=published')).toEqual(['genel']);
    expect(await found(`branch=${idOf('izmir')}`, 'ankara')).toEqual([]);
    const visitor = await test.call({ url: `/api/contents?branch=${idOf('izmir')}` });
    expect(visitor.statusCode).toBe(422);
  });

  it('is pinned to the home page by national accounts alone', async () => {
    const made = await write('ankara');
    expect(await faults(save('ankara', made, { pinned: true }))).toEqual([422, ['pinned']]);
    expect(
      await faults(call('ankara', 'POST', '/contents', { ...CONTENT, title: 'Öne', pinned: true })),
    ).toEqual([422, ['pinned']]);
    await call('ankara', 'POST', '/contents/bulk', {
      action: 'pin',
      items: [{ id: made.id, version: made.version }],
    });
    const [row] = await db().select().from(contents).where(eq(contents.id, made.id));
    expect(row?.pinnedAt).toBeNull();
    const pinned: Content = (await save('genel', made, { pinned: true })).json().data;
    expect(pinned.pinned).toBe(true);
    // Who edits the text afterwards leaves the pin as it is.
    expect((await save('ankara', pinned, { pinned: true, summary: 'Yeni.' })).statusCode).toBe(200);
  });

  it('that is copied or translated belongs to the same branch', async () => {
    const content = await write('genel', { branchId: idOf('izmir') });
    const copy = await done<Content>('genel', 'POST', `/contents/${content.id}/duplicate`);
    expect(copy.branch?.id).toBe(idOf('izmir'));
    const translated = await write('genel', {
      title: 'Coast meeting',
      language: 'en',
      translationOf: content.id,
      state: 'draft',
    });
    expect(translated.branch?.id).toBe(idOf('izmir'));
  });
});

const MEETING: MeetingFields = {
  title: 'Kordon buluşması',
  summary: '',
  body: '',
  startsAt: '2026-11-28T11:00:00.000Z',
  endsAt: '2026-11-28T13:00:00.000Z',
  place: 'Kültür Merkezi',
  address: '',
  province: 'İzmir',
  onlineUrl: '',
  audience: '',
  state: 'planned',
};

describe('a meeting', () => {
  it('is given to a branch, appears on its page, and keeps its address', async () => {
    const made = await done<StaffMeeting>('genel', 'POST', '/meetings', MEETING);
    expect(made.branch).toBeNull();
    expect(await page('/teskilat/izmir')).not.toContain(MEETING.title);
    const change = (version: number, branchId: string | null) =>
      done<StaffMeeting>('genel', 'PUT', `/meetings/${made.id}`, { ...MEETING, branchId, version });
    const moved = await change(made.version, idOf('izmir'));
    expect([moved.branch?.name, moved.path]).toEqual(['İzmir', made.path]);
    expect(await page('/teskilat/izmir')).toContain(MEETING.title);
    await change(moved.version, idOf('ankara'));
    expect(await page('/teskilat/izmir')).not.toContain(MEETING.title);
    expect(await page('/teskilat/ankara')).toContain(MEETING.title);
    const { data } = (await call('genel', 'GET', '/audit?action=meeting.update')).json();
    expect(data[0]).toMatchObject({
      before: { 'meeting-branchId': 'İzmir' },
      after: { 'meeting-branchId': 'Ankara' },
    });
  });

  it('takes only open branches of the account, and is found by them', async () => {
    const add = (who: string, branchId?: string | null) =>
      call(who, 'POST', '/meetings', { ...MEETING, ...(branchId !== undefined && { branchId }) });
    expect(await faults(add('genel', idOf('closed')))).toEqual([422, ['branchId']]);
    expect(await faults(add('ankara', idOf('izmir')))).toEqual([422, ['branchId']]);
    expect((await add('ankara')).json().data.branch.name).toBe('Ankara');
    expect((await add('genel', idOf('izmir'))).json().data.branch.name).toBe('İzmir');
    const found = async (branch: string) =>
      (await call('genel', 'GET', `/meetings?branch=${branch}`))
        .json()
        .data.map((one: StaffMeeting) => one.branch?.name);
    expect(await found(idOf('ankara'))).toEqual(['Ankara']);
    expect(await found('none')).toEqual([]);
  });
});

describe('a picture', () => {
  it('of the whole party is given to a branch, whose staff see it from then on, and has no digest there', async () => {
    const [row] = await db()
      .insert(media)
      .values({
        name: 'Kordon',
        width: 640,
        height: 480,
        widths: [640],
        originalName: 'kordon.png',
        bytes: 1,
        sha256: 'a'.repeat(64),
      })
      .returning();
    const url = `/media/${row?.id}`;
    const fields = { name: 'Kordon', alt: '', caption: '', credit: '', focusX: 50, focusY: 50 };
    expect((await call('izmir', 'GET', url)).statusCode).toBe(404);
    const change = (version: number, branchId?: string | null) =>
      call('genel', 'PUT', url, {
        ...fields,
        version,
        ...(branchId !== undefined && { branchId }),
      });
    const moved = (await change(1, idOf('izmir'))).json().data;
    expect(moved.branch).toEqual({ id: idOf('izmir'), name: 'İzmir' });
    expect((await call('izmir', 'GET', url)).statusCode).toBe(200);
    expect((await call('ankara', 'GET', url)).statusCode).toBe(404);
    const found = async (who: string, branch: string) =>
      (await call(who, 'GET', `/media?branch=${branch}`)).json().data.map((one: Media) => one.name);
    expect(await found('genel', idOf('izmir'))).toEqual(['Kordon']);
    expect(await found('genel', 'none')).toEqual([]);
    expect(await found('ankara', idOf('izmir'))).toEqual([]);
    const [stored] = await db()
      .select()
      .from(media)
      .where(eq(media.id, row?.id as string));
    expect(stored?.sha256).toBeNull();
    expect(await faults(change(2, idOf('closed')))).toEqual([422, ['branchId']]);
    expect((await change(2)).json().data.branch?.name).toBe('İzmir');
    const { data } = (await call('genel', 'GET', '/audit?action=media.update')).json();
    expect(data[0]).toMatchObject({ before: { branch: '' }, after: { branch: 'İzmir' } });
    const foreign = { ...fields, version: 2, branchId: idOf('ankara') };
    expect(await faults(call('izmir', 'PUT', url, foreign))).toEqual([422, ['branchId']]);
  });
});
