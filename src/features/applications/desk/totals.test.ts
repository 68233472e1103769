import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repeatable } from '../../../../database/demo/random.ts';
import { APPLICANT, SUBMITTED } from '../../../../tests/harness/applications.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { submitApplication } from '../form/submit.server.ts';
import { IDENTITY } from '../secrets.server.ts';
import { STATUSES } from '../statuses.ts';
import { applications, applicationTotals } from '../tables.server.ts';
import { addTogether } from './filter.server.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  headers = await test.signIn('editor');
});
afterAll(() => test.close());

const db = () => test.app.services.db;
const random = repeatable(20_261_125);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Few numbers and provinces, so that applications often share them. */
const NUMBERS = ['10000000146', '19090909018', '20000000001', '20000000002'];
const CITIES = [6, 34, 35];

async function add(): Promise<void> {
  const applicant = { ...APPLICANT, tcKimlikNo: one(NUMBERS), city: one(CITIES) };
  const op = operationOf(test.app.services, SYSTEM);
  const name = `Ad ${random()}`;
  await submitApplication(op, { ...applicant, name }, SUBMITTED);
}

async function some(): Promise<string[]> {
  const rows = await db().select({ id: applications.id }).from(applications);
  return rows.map(({ id }) => id).filter(() => random() < 0.3);
}
const CHANGES = [
  add,
  add,
  async () => {
    const ids = await some();
    await db()
      .update(applications)
      .set({ status: one(STATUSES) })
      .where(inArray(applications.id, ids));
  },
  async () => {
    const [id = ''] = await some();
    const identityHash = test.app.services.keys.hash(IDENTITY, one(NUMBERS));
    if (id)
      await db()
        .update(applications)
        .set({ city: one(CITIES), identityHash })
        .where(eq(applications.id, id));
  },
  async () => {
    const ids = (await some()).slice(0, 2);
    await db().delete(applications).where(inArray(applications.id, ids));
  },
  () => addTogether(db()),
];

const rowsOf = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows;
/** What is kept, and what the applications say. */
const kept = async () => ({
  totals: await rowsOf(sql`select status, city, sum(total)::int as total from application_totals
    group by 1, 2 having sum(total) <> 0 order by 1, 2`),
  identities: await rowsOf(sql`select encode(identity_hash, 'hex') as hash, total, open
    from application_identities order by 1`),
});
const counted = async () => ({
  totals: await rowsOf(sql`select status, city, count(*)::int as total from applications
    group by 1, 2 order by 1, 2`),
  identities: await rowsOf(sql`select encode(identity_hash, 'hex') as hash, count(*)::int as total,
      (count(*) filter (where status in ('application', 'inReview', 'missingInformation')))::int as open
    from applications group by 1 order by 1`),
});

it('the kept counts are those of the applications after a random series of changes', async () => {
  for (let n = 0; n < 120; n++) {
    await one(CHANGES)();
    expect(await kept(), `change ${n}`).toEqual(await counted());
  }
  expect((await counted()).totals.length).toBeGreaterThan(3);
});

it('the list and its views say how many there are, from the kept counts', async () => {
  const reply = await test.call({ url: '/api/applications?city=34&pageSize=1', headers });
  expect(reply.json().total).toBe(await db().$count(applications, eq(applications.city, 34)));
  const views = await test.call({ url: '/api/applications/counts', headers });
  const isOpen = sql`status in ('application', 'inReview', 'missingInformation')`;
  expect(views.json().data).toMatchObject({
    all: await db().$count(applications),
    waiting: await db().$count(applications, isOpen),
    duplicates: await db().$count(
      applications,
      sql`${isOpen} and (select count(*) from applications other
        where other.identity_hash = applications.identity_hash) > 1`,
    ),
  });
});

it('the counts of a province and status become one row, and nothing is left of deleted applications', async () => {
  await add();
  await add();
  await addTogether(db());
  const rows = await db().select().from(applicationTotals);
  expect(new Set(rows.map(({ status, city }) => `${status} ${city}`)).size).toBe(rows.length);
  await db().delete(applications);
  await addTogether(db());
  expect(await kept()).toEqual({ totals: [], identities: [] });
  expect(await db().$count(applicationTotals)).toBe(0);
});
