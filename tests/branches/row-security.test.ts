import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contents } from '../../src/features/content/tables.server.ts';
import { userBranches, users } from '../../src/features/identity/users/tables.server.ts';
import { meetings } from '../../src/features/meetings/tables.server.ts';
import type { Actor } from '../../src/platform/actor.ts';
import {
  beyondBranches,
  limitedDatabase,
} from '../../src/platform/branches/limited-database.server.ts';
import { branches } from '../../src/platform/branches/tables.server.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';

let test: TestApp;
const ids: Record<string, string> = {};
const db = () => test.app.services.db;
const limited = () => limitedDatabase(db(), ids.user as string);

beforeAll(async () => {
  test = await openTestApp();
  for (const [name, province, district] of [
    ['ankara', 6, null],
    ['cankaya', 6, 'Çankaya'],
    ['izmir', 35, null],
  ] as const) {
    const [row] = await db().insert(branches).values({ province, district }).returning();
    ids[name] = row?.id as string;
  }
  ids.user = await test.addUser('ankara', 'editor', { isNational: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  await db().delete(userBranches);
  await db()
    .insert(userBranches)
    .values({ userId: ids.user, branchId: ids.ankara } as never);
  await db().delete(contents);
  for (const place of ['ankara', 'cankaya', 'izmir', null]) await write(place);
});

const limitedActor = (): Actor => ({
  kind: 'staff',
  id: ids.user as string,
  role: 'editor',
  branches: [ids.ankara as string],
  sessionId: null,
  mustSetUpTwoStep: false,
});

const write = (place: string | null, over = db()) =>
  over.insert(contents).values({
    category: 'haberler',
    slug: `haber-${place ?? 'genel'}`,
    title: `Haber ${place ?? 'genel'}`,
    branchId: place && (ids[place] as string),
    createdAt: test.now.value,
    updatedAt: test.now.value,
  });

const titles = async (over = limited()) =>
  (await over.select({ title: contents.title }).from(contents).orderBy(contents.title)).map(
    ({ title }) => title,
  );

it('an account of a province sees its records and those of its districts, and no others', async () => {
  expect(await titles()).toEqual(['Haber ankara', 'Haber cankaya']);
  expect(await limited().$count(contents)).toBe(2);
  expect(await titles(db())).toHaveLength(4);
});

it('an account of a district sees only that; without a branch it sees nothing', async () => {
  await db()
    .update(userBranches)
    .set({ branchId: ids.cankaya as string });
  expect(await titles()).toEqual(['Haber cankaya']);
  await db().delete(userBranches);
  expect(await titles()).toEqual([]);
});

it('a branch that is taken away is gone within an open transaction of the account only for the next one', async () => {
  await limited().transaction(async (tx) => {
    expect(await tx.$count(contents)).toBe(2);
  });
  await db().delete(userBranches);
  expect(await limited().transaction((tx) => tx.$count(contents))).toBe(0);
});

it('the limit ends with the transaction, also with one that failed', async () => {
  await expect(
    limited().transaction(async (tx) => {
      await tx.execute('select 1 / 0');
    }),
  ).rejects.toThrow();
  await expect(limited().execute('select 1 / 0')).rejects.toThrow();
  for (let n = 0; n < 8; n++) expect(await titles(db())).toHaveLength(4);
  const { rows } = await db().execute(sql`select current_user = session_user as same`);
  expect(rows).toEqual([{ same: true }]);
});

it('statements at the same time each keep their own limits', async () => {
  const all = Array.from({ length: 30 }, (_, n) => titles(n % 2 ? db() : limited()));
  const counts = (await Promise.all(all)).map((list) => list.length);
  expect(counts).toEqual(counts.map((_, n) => (n % 2 ? 4 : 2)));
});

it('a record of another branch cannot be changed, deleted or made', async () => {
  const foreign = eq(contents.slug, 'haber-izmir');
  expect(await limited().update(contents).set({ title: 'x' }).where(foreign).returning()).toEqual(
    [],
  );
  expect(await limited().delete(contents).where(foreign).returning()).toEqual([]);
  await db().delete(contents).where(foreign);
  await expect(write('izmir', limited())).rejects.toThrow();
  await expect(
    limited()
      .update(contents)
      .set({ branchId: ids.izmir as string })
      .where(eq(contents.slug, 'haber-ankara')),
  ).rejects.toThrow();
});

it('what the account makes without naming a branch belongs to its own', async () => {
  const [made] = await limited()
    .insert(meetings)
    .values({
      slug: 'toplanti',
      title: 'Toplantı',
      startsAt: new Date('2026-12-01T10:00:00Z'),
      endsAt: new Date('2026-12-01T12:00:00Z'),
      createdAt: test.now.value,
      updatedAt: test.now.value,
    })
    .returning();
  expect(made?.branchId).toBe(ids.ankara);
});

it('work beyond the branches is limited again afterwards, also if it failed', async () => {
  const op = { actor: limitedActor() };
  await limited().transaction(async (tx) => {
    expect(await beyondBranches(op, tx, async () => tx.$count(contents))).toBe(4);
    expect(await tx.$count(contents)).toBe(2);
    const failing = beyondBranches(op, tx, async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await tx.$count(contents)).toBe(2);
  });
});

it('no account with limits can make itself a national one', async () => {
  const own = eq(users.id, ids.user as string);
  await expect(limited().update(users).set({ isNational: true }).where(own)).rejects.toThrow();
});

it('every table with a branch, and every one that belongs to such a table, has row security', async () => {
  const { rows } = await db().execute<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'r' and not relrowsecurity
      and oid in (select attrelid from pg_attribute where attname = 'branch_id' and not attisdropped)`);
  expect(rows).toEqual([]);
  const children = await db().execute<{ name: string }>(sql`
    select distinct child.relname as name from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class whole on whole.oid = confrelid
    where contype = 'f' and not child.relrowsecurity
      and whole.relname in ('applications', 'contact_messages', 'contents', 'media', 'notifications')
    order by 1`);
  expect(children.rows.map(({ name }) => name)).toEqual(Object.keys(OPEN));
});

/** Tables that refer to records of branches and need no row security, and why. */
const OPEN: Record<string, string> = {
  content_creations: 'the keys of own requests',
  content_former_slugs: 'public addresses',
  content_search: 'the words of public texts',
  document_drafts: 'documents belong to the whole party',
  document_versions: 'documents belong to the whole party',
  import_entries: 'imports belong to the whole party',
  import_notes: 'imports belong to the whole party',
  imported_addresses: 'public addresses',
  imported_media: 'imports belong to the whole party',
  media_former_ids: 'public addresses',
  notification_marks: 'what the user has read',
  own_page_media: 'pages of the party belong to the whole party',
  party: 'the data of the party',
  press_kit_pictures: 'pictures of the whole party',
};
