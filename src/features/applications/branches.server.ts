import { count, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { BranchApplications } from '../branches/operations.server.ts';
import { applications } from './tables.server.ts';

/** Rows that are locked at once. */
const BATCH = 500;

const Values = z.strictObject({ province: z.int() });

/**
 * Gives applications the branch that reads them after one of a province was opened, closed or merged. What
 * staff moved by hand stays where it is, unless that branch is no longer open.
 */
export const followBranchesJob: JobKind<{ province: number }> = {
  name: 'applications-branches',
  schema: Values,
  tries: 20,
  firstPauseSeconds: 10,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  async run(op, { values, signal }) {
    const places = await listPlaces(op, values.province);
    for (const place of places) await inBatches(() => followPlace(op, place), signal);
    await inBatches(() => followChosen(op), signal);
  },
};

/** Until nothing is left to change; a process that stops leaves the rest to the next run. */
async function inBatches(change: () => Promise<number>, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    if ((await change()) === 0) return;
  }
}

type Place = { city: number; district: string };

/**
 * The places of applications that may be read by another branch now: those of the province, and of each
 * province from which a branch was merged into one of these.
 */
async function listPlaces({ db }: Operation, province: number): Promise<Place[]> {
  const { rows } = await db.execute<Place>(sql`
    with recursive concerned (province) as (
      select ${province}::int
      union
      select b.province from branches b join branches target on target.id = b.merged_into
        join concerned c on c.province = target.province
    )
    select distinct a.city, a.district from applications a
    join concerned c on c.province = a.city where not a.branch_chosen`);
  return rows;
}

const followPlace = (op: Operation, { city, district }: Place): Promise<number> =>
  transact(op, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      with reader as materialized (select branch_of_place(${city}, ${district}) as id)
      update applications a set branch_id = reader.id from reader
      where a.id in (
        select id from applications
        where city = ${city} and district = ${district} and not branch_chosen
          and branch_id is distinct from (select id from reader)
        order by id limit ${BATCH} for update)`);
    return rowCount ?? 0;
  });

/** Those whose chosen branch is not open any more go where its place leads. */
const followChosen = (op: Operation): Promise<number> =>
  transact(op, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update applications a set branch_id = branch_of_place(b.province, b.district)
      from branches b
      where b.id = a.branch_id and a.id in (
        select a.id from applications a join branches b on b.id = a.branch_id
        where a.branch_chosen and b.state <> 'open' order by a.id limit ${BATCH} for update of a)`);
    return rowCount ?? 0;
  });

/** What branches ask about applications. */
export const branchApplications: BranchApplications = {
  async count(db, branchId) {
    const [row] = await db
      .select({ total: count() })
      .from(applications)
      .where(eq(applications.branchId, branchId));
    return row?.total ?? 0;
  },
  async follow(tx, provinces) {
    for (const province of new Set(provinces))
      await tx.addJob(followBranchesJob, { province }, { key: String(province) });
  },
};
