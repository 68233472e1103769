import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apply } from '../../../tests/harness/applications.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../tests/harness/test-app.ts';
import { SYSTEM, VISITOR } from '../../platform/actor.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { notify } from '../../platform/notify.server.ts';
import { operationOf } from '../../platform/services.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { NotificationEntry, NotificationList } from './contract.ts';
import { cleanJob, sendSummaries, texts } from './summary.server.ts';

let test: TestApp;
const headers: Record<string, Record<string, string>> = {};
const ids: Record<string, string> = {};
const createdAt = new Date('2026-01-01T00:00:00Z');

beforeAll(async () => {
  test = await openTestApp();
  for (const [name, role] of [
    ['yonetici', 'admin'],
    ['elif', 'editor'],
    ['uye', 'user'],
    ['zeynep', 'editor'],
  ] as const) {
    ids[name] = await test.addUser(name, role, { createdAt, name, surname: 'Karahan' });
    headers[name] = await test.signIn(name);
  }
});
beforeEach(async () => {
  const { db } = test.app.services;
  for (const table of ['notifications', 'notification_readers', 'notification_kind_marks'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.execute(sql`delete from applications`);
});
afterAll(() => test.close());

const send = (
  user: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  payload?: object,
) =>
  test.call({
    method,
    url: `/api${path.startsWith('/contacts') ? '' : '/notifications'}${path}`,
    headers: headers[user] ?? {},
    ...(payload && { payload }),
  });
async function list(user: string): Promise<NotificationList> {
  const reply = await send(user, 'GET');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const kinds = async (user: string) => (await list(user)).entries.map(({ kind }) => kind);
const find = async (user: string, kind: string) =>
  (await list(user)).entries.find((entry) => entry.kind === kind) as NotificationEntry;
const op = (actor: typeof SYSTEM | typeof VISITOR = VISITOR) =>
  operationOf(test.app.services, actor);
/** Writes or changes a content through the API. */
async function write(user: string, fields: object, id = '') {
  const reply = await test.call({
    method: id ? 'PUT' : 'POST',
    url: `/api/contents${id && `/${id}`}`,
    headers: headers[user] as never,
    payload: { title: 'Kıyılar hepimizin', category: 'haberler', body: 'Metin.', ...fields },
  });
  expect(reply.statusCode, reply.body).toBe(id ? 200 : 201);
  return reply.json().data as { id: string; version: number };
}
let invention = 0;
const applyNow = () => apply(op(), { tcKimlikNo: String(30_000_000_000 + ++invention) });

describe('an event', () => {
  it('is shown to everybody with its right, and many of the same kind as one entry', async () => {
    for (let n = 0; n < 3; n++) await applyNow();
    for (const user of ['yonetici', 'elif'])
      expect(await list(user)).toMatchObject({
        unread: 3,
        entries: [
          { key: 'applicationNew', count: 3, isRead: false, path: '/dashboard/applications/list' },
        ],
      });
    expect(await list('uye')).toEqual({ entries: [], unread: 0, last: 0 });
  });

  it('is not shown to the user who caused it', async () => {
    const { id, version } = await write('elif', { state: 'draft' });
    await write('elif', { state: 'inReview', version }, id);
    expect(await kinds('elif')).toEqual([]);
    expect(await find('yonetici', 'contentReview')).toMatchObject({
      subject: 'Kıyılar hepimizin',
      actor: 'elif Karahan',
      path: `/dashboard/blog/${id}`,
    });
    await write('elif', { state: 'published' });
    expect(await kinds('yonetici')).toEqual(['contentPublished', 'contentReview']);
  });

  it('of one user is shown to this user only: an assignment, a sign-in from a new device', async () => {
    const { id } = await applyNow();
    const assigned = await test.call({
      method: 'PUT',
      url: `/api/applications/${id}/assignment`,
      headers: headers.yonetici as never,
      payload: { assignedTo: ids.elif, version: 1 },
    });
    expect(assigned.statusCode, assigned.body).toBe(200);
    expect(await find('elif', 'applicationAssigned')).toMatchObject({
      path: `/dashboard/applications/${id}/details`,
    });
    expect(await kinds('yonetici')).toEqual(['applicationNew']);

    await test.call({
      method: 'POST',
      url: '/api/auth/login',
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
      payload: { username: 'uye', password: PASSWORD },
    });
    expect(await list('uye')).toMatchObject({
      entries: [{ kind: 'newDevice', subject: 'Firefox, Linux' }],
    });
  });

  it('from before the account existed is not shown', async () => {
    await applyNow();
    ids.yeni = await test.addUser('yeni', 'editor', {
      createdAt: new Date(test.now.value.getTime() + 1),
    });
    headers.yeni = await test.signIn('yeni');
    expect(await kinds('yeni')).toEqual([]);
  });
});

describe('a user', () => {
  it('reads, unreads and removes an entry; another user still has it unread', async () => {
    await applyNow();
    await write('zeynep', { state: 'published' });
    for (const kind of ['applicationNew', 'contentPublished']) {
      const { key } = await find('elif', kind);
      expect((await send('elif', 'PUT', `/${key}`, { isRead: true })).statusCode).toBe(200);
      expect((await find('elif', kind)).isRead).toBe(true);
      expect((await find('yonetici', kind)).isRead).toBe(false);
      await send('elif', 'PUT', `/${key}`, { isRead: false });
      expect((await find('elif', kind)).isRead).toBe(false);
      expect((await send('elif', 'DELETE', `/${key}`)).statusCode).toBe(200);
      expect(await kinds('elif')).not.toContain(kind);
      expect(await kinds('yonetici')).toContain(kind);
    }
    await applyNow();
    expect(await find('elif', 'applicationNew')).toMatchObject({ count: 1, isRead: false });
  });

  it('marks all as read up to the newest one that was shown', async () => {
    await applyNow();
    const { last } = await list('elif');
    await applyNow();
    await send('elif', 'POST', '/read-all', { upTo: last });
    expect(await list('elif')).toMatchObject({ unread: 1 });
    await send('elif', 'POST', '/read-all', { upTo: (await list('elif')).last });
    expect(await list('elif')).toMatchObject({ unread: 0, entries: [{ isRead: true, count: 1 }] });
  });

  it('cannot touch an entry of another user, and bad input is named', async () => {
    await applyNow();
    const own = await find('yonetici', 'applicationNew');
    expect((await send('uye', 'PUT', `/${own.key}`, { isRead: true })).statusCode).toBe(404);
    expect((await send('uye', 'DELETE', '/999999')).statusCode).toBe(404);
    const bad = await send('elif', 'PUT', '/settings', { muted: ['bilinmeyen'], daily: false });
    expect(bad.statusCode).toBe(422);
    expect(Object.keys(bad.json().fields)).toEqual(['muted']);
    expect((await send('elif', 'POST', '/read-all', { upTo: -1 })).statusCode).toBe(422);
    expect((await send('nobody', 'GET')).statusCode).toBe(401);
  });

  it('chooses the kinds; only those of the role are offered', async () => {
    await applyNow();
    const { kinds: offered } = (await send('uye', 'GET', '/settings')).json().data;
    expect(offered).toEqual(
      ['applicationAssigned', 'newDevice', 'messageAssigned'].map((name) => ({
        name,
        isWanted: true,
      })),
    );
    const changed = await send('elif', 'PUT', '/settings', {
      muted: ['applicationNew'],
      daily: true,
    });
    expect(changed.json().data).toMatchObject({ daily: true });
    expect(await list('elif')).toMatchObject({ entries: [], unread: 0 });
    expect(await kinds('yonetici')).toEqual(['applicationNew']);
  });
});

it('a list of many thousand notifications of one kind still shows the others', async () => {
  await write('zeynep', { state: 'published' });
  await test.app.services.db.execute(sql`
    insert into notifications (kind, path, created_at)
    select 'applicationNew', '/dashboard/applications/list', ${test.now.value.toISOString()}
    from generate_series(1, 5000)`);
  expect(await list('elif')).toMatchObject({
    unread: 100,
    entries: [{ kind: 'applicationNew', count: 100 }, { kind: 'contentPublished' }],
  });
});

it('the e-mail of the morning has what is new and unread, once', async () => {
  await applyNow();
  await send('elif', 'PUT', '/settings', { muted: [], daily: true });
  const { notificationKinds } = test.app.services;
  const run = () => sendSummaries(op(SYSTEM), notificationKinds, new AbortController().signal);
  await run();
  expect(await test.emails('elif@ufuk.test')).toEqual([]);
  await applyNow();
  await applyNow();
  await run();
  await run();
  const [email, ...more] = await test.emails('elif@ufuk.test');
  expect(more).toEqual([]);
  expect(email?.subject).toBe('ufuk.test: okunmamış bildirimleriniz');
  expect(email?.text).toContain('Yeni üyelik başvurusu: 2');
  expect(await test.sent('yonetici@ufuk.test')).toEqual([]);
});

it('old notifications are deleted at night', async () => {
  await applyNow();
  const later = { ...op(SYSTEM), now: new Date(test.now.value.getTime() + 61 * 24 * 3_600_000) };
  await cleanJob.run(later, { signal: new AbortController().signal } as never);
  expect(await kinds('elif')).toEqual([]);
});

it('an e-mail that could not be sent is told to administrators only', async () => {
  const kind = test.app.services.notificationKinds.find(({ name }) => name === 'emailFailed');
  await transact(op(SYSTEM), (tx) =>
    notify(tx, op(SYSTEM), { kind: kind as never, path: '/dashboard/admin/jobs' }),
  );
  expect(await kinds('yonetici')).toEqual(['emailFailed']);
  expect(await kinds('elif')).toEqual([]);
});

it('every kind has its texts in every language', () => {
  for (const { name, isCounted } of test.app.services.notificationKinds)
    for (const locale of LOCALES) {
      const { notifications, notificationLabels } = texts[locale];
      const keys = isCounted ? [`${name}_one`, `${name}_other`] : [name];
      const sentences = (notifications as { kinds: Record<string, string> }).kinds;
      for (const key of keys) expect(sentences[key], `${locale} ${key}`).toBeTruthy();
      expect(notificationLabels?.[name], `${locale} ${name}`).toBeTruthy();
    }
});
