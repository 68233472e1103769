import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userBranches } from '../../src/features/identity/users/tables.server.ts';
import { branches } from '../../src/platform/branches/tables.server.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch, addRecords } from './records.ts';

/** What becomes of accounts and records when a branch is closed, merged and opened again. */

let test: TestApp;
let count = 0;
let admin: Record<string, string>;
const ids: Record<string, string> = {};
const users: Record<string, string> = {};
const sessions: Record<string, Record<string, string>> = {};
const db = () => test.app.services.db;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('genel', 'admin');
  admin = await test.signIn('genel');
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  const plate = 10 + count;
  ids.province = await addBranch(test, plate, null);
  ids.old = await addBranch(test, 6, ['Çankaya', 'Mamak', 'Keçiören', 'Altındağ'][count] as string);
  ids.other = await addBranch(test, 50 + count, null);
  for (const [name, own] of [
    ['one', ['old']],
    ['both', ['old', 'province']],
    ['stranger', ['other']],
  ] as const) {
    const username = `${name}${count}`;
    users[name] = await test.addUser(username, 'editor', { isNational: false });
    await db()
      .insert(userBranches)
      .values(own.map((at) => ({ userId: users[name] as string, branchId: ids[at] as string })));
    sessions[name] = await test.signIn(username);
  }
});

async function change(what: 'close' | 'merge' | 'reopen', id = 'old', into?: string) {
  const [row] = await db()
    .select()
    .from(branches)
    .where(eq(branches.id, ids[id] as string));
  const reply = await test.call({
    method: 'POST',
    url: `/api/branches/${ids[id]}/${what}`,
    headers: admin,
    payload: { version: row?.version, ...(into && { into: ids[into] }) },
  });
  expect(reply.statusCode, reply.body).toBe(200);
}
const ownOf = async (name: string) =>
  (
    await db()
      .select({ id: userBranches.branchId })
      .from(userBranches)
      .where(eq(userBranches.userId, users[name] as string))
  ).map(({ id }) => Object.keys(ids).find((key) => ids[key] === id));
const status = async (name: string, url = '/api/account') =>
  (await test.call({ url, headers: sessions[name] ?? {} })).statusCode;
const extent = async () =>
  (await test.call({ url: `/api/branches/${ids.old}/extent`, headers: admin })).json().data;

describe('a branch that is merged', () => {
  it('gives its accounts to its successor, each once, ends their sessions and records it', async () => {
    expect((await extent()).accounts).toBe(2);
    await change('merge', 'old', 'province');
    expect(await ownOf('one')).toEqual(['province']);
    expect(await ownOf('both')).toEqual(['province']);
    expect(await ownOf('stranger')).toEqual(['other']);
    expect(await status('one')).toBe(401);
    expect(await status('stranger')).toBe(200);
    const events = async (query: string) =>
      (await test.call({ url: `/api/audit?${query}`, headers: admin })).json().data;
    const [moved] = (await events('action=user.update')).filter(
      ({ subject }: { subject: { id: string } }) => subject.id === users.one,
    );
    expect(moved.before.branches).toContain('Ankara');
    expect(moved.after.branches).not.toContain('Ankara');
    const [merged] = await events('action=branch.merge');
    expect(merged.after['branch-accounts']).toBe(2);
  });

  it('keeps its records, which the accounts of its successor see, and nobody else', async () => {
    const place = { branchId: ids.old as string, city: 1, district: 'Seyhan' };
    const records = await addRecords(test, place, `Eski${count}`);
    await change('merge', 'old', 'province');
    sessions.one = await test.signIn(`one${count}`);
    const paths = [
      `/api/contents/${records.draft}/edit`,
      `/api/messages/${records.message}`,
      `/api/media/${records.media}`,
    ];
    for (const path of paths) {
      expect(await status('one', path), path).toBe(200);
      expect(await status('stranger', path), path).toBe(404);
    }
    await change('reopen');
    expect(await ownOf('one')).toEqual(['province']);
    for (const path of paths) expect(await status('one', path), path).toBe(404);
  });
});

describe('a branch that is closed', () => {
  it('keeps its accounts, who see its records and add none', async () => {
    const place = { branchId: ids.old as string, city: 1, district: 'Seyhan' };
    const records = await addRecords(test, place, `Kapali${count}`);
    await change('close');
    expect(await ownOf('one')).toEqual(['old']);
    expect(await status('one', `/api/contents/${records.draft}/edit`)).toBe(200);
    expect(await status('one', `/api/messages/${records.message}`)).toBe(200);
    const create = async (name: string) =>
      test.call({
        method: 'POST',
        url: '/api/contents',
        headers: sessions[name] ?? {},
        payload: { title: `Yeni haber ${name}${count}`, category: 'haberler' },
      });
    const refused = await create('one');
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringContaining('"branchId"'),
    ]);
    // Of several branches, the one that is open.
    const made = (await create('both')).json().data;
    expect(made.branch.id).toBe(ids.province);
    await change('reopen');
    expect((await create('one')).statusCode).toBe(201);
  });
});
