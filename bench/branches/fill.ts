import type pg from 'pg';
import { openDatabase, openPool } from '../../src/platform/database/client.server.ts';
import { findRunningDatabase } from '../../src/platform/database/embedded/running-database.server.ts';
import { openKeyring } from '../../src/platform/encryption/open-keyring.server.ts';
import { districtsOf } from '../../src/platform/places/districts.ts';
import { PROVINCES } from '../../src/platform/places/provinces.ts';
import { testFieldKeys } from '../../tests/harness/keys.ts';
import { copyApplications, type Original, readOriginals } from '../applications/copies.ts';
import { fillApplications } from '../applications/fill.ts';

/** Applications that are made one by one; the others are copies of them, at other places. */
const ORIGINALS = 1000;

/** How many of a thousand people of the country live there. The other provinces share the rest. */
const PER_THOUSAND: Record<number, number> = {
  34: 183,
  6: 68,
  35: 52,
  16: 38,
  7: 32,
  42: 27,
  1: 27,
  63: 26,
  27: 26,
};

/** A limited account of the measurement, and its branches as plate codes, or a district of one. */
export const ACCOUNTS = {
  district: 'sube-ilce',
  İstanbul: 'sube-istanbul',
  'three provinces': 'sube-uc-il',
} as const;

/**
 * Fills an empty product: a branch in every province and district, `count` applications, and `accounts`
 * editors with the password of the first admin. The applications are written in SQL.
 */
export async function fillBranches(
  db: pg.Client,
  dataDir: string,
  { count, accounts }: { count: number; accounts: number },
): Promise<void> {
  await db.query('set statement_timeout = 0');
  await makeBranches(db);
  const originals = await makeOriginals(dataDir);
  for (let n = 1; n < count / ORIGINALS; n++)
    await copyApplications(db, originals, n, {
      ago: `${n} * interval '11 minutes'`,
      columns: { city: 'place.province', district: 'place.district' },
      from: placesOf(n),
    });
  await makeAccounts(db, accounts);
  // As the job of every night leaves them.
  await db.query(`with gone as (delete from application_totals returning *)
    insert into application_totals (status, city, branch_id, total)
    select status, city, branch_id, sum(total) from gone group by 1, 2, 3 having sum(total) <> 0`);
  await db.query('vacuum full application_totals');
  await db.query(
    `vacuum analyze applications, application_events, application_totals,
      application_identities, branches, users, user_branches`,
  );
}

async function makeBranches(db: pg.Client): Promise<void> {
  const places = PROVINCES.flatMap(({ plate }) => [
    { province: plate, district: null },
    ...districtsOf(plate).map((district) => ({ province: plate, district })),
  ]);
  await db.query(
    `insert into branches (province, district)
     select province, district from jsonb_to_recordset($1) place (province int, district text)`,
    [JSON.stringify(places)],
  );
}

async function makeOriginals(dataDir: string): Promise<Original[]> {
  const config = await findRunningDatabase(dataDir);
  if (!config) throw new Error(`No database runs in ${dataDir}.`);
  const pool = openPool({ ...config, statement_timeout: 0 }, () => {});
  const whole = openDatabase(pool);
  const keys = await openKeyring(whole, testFieldKeys(1));
  await fillApplications(whole, keys, ORIGINALS);
  const originals = await readOriginals(whole, keys);
  await pool.end();
  return originals;
}

/** For joining a copy with the place of its applicant, which is the same in every run. */
function placesOf(n: number): string {
  const shared = Object.values(PER_THOUSAND).reduce((sum, part) => sum + part, 0);
  const small = (1000 - shared) / (PROVINCES.length - Object.keys(PER_THOUSAND).length);
  const plates = PROVINCES.map(({ plate }) => plate);
  const weights = plates.map((plate) => PER_THOUSAND[plate] ?? small);
  return `join (
      select plate, sum(weight) over (order by plate) - weight as from_share,
        sum(weight) over (order by plate) as to_share
      from unnest('{${plates.join()}}'::int[], '{${weights.join()}}'::float[]) t (plate, weight)
    ) shares on abs(hashtext(a.code || 'p${n}')) % 100000 / 100.0 >= from_share
      and abs(hashtext(a.code || 'p${n}')) % 100000 / 100.0 < to_share
    join (
      select province, district, row_number() over (partition by province order by district) - 1 as at,
        count(*) over (partition by province) as districts
      from branches where district is not null
    ) place on place.province = plate and place.at = abs(hashtext(a.code || 'd${n}')) % districts`;
}

async function makeAccounts(db: pg.Client, count: number): Promise<void> {
  const add = async (username: string, branches: string) => {
    await db.query(
      `with made as (
         insert into users (username, email, password_hash, role, is_national)
         select $1, $1 || '@ufuk.test', password_hash, 'editor', false from users
         order by created_at limit 1 returning id)
       insert into user_branches (user_id, branch_id) select made.id, branch.id from made, (${branches}) branch`,
      [username],
    );
  };
  const ofProvinces = (plates: string) =>
    `select id from branches where district is null and province in (${plates})`;
  await add(
    ACCOUNTS.district,
    `select branch_id as id from applications join branches on branches.id = branch_id
     where branches.district is not null group by 1 order by count(*), branch_id limit 1`,
  );
  await add(ACCOUNTS.İstanbul, ofProvinces('34'));
  await add(ACCOUNTS['three provinces'], ofProvinces('6, 34, 35'));
  for (let n = 3; n < count; n++)
    await add(`sube-${n}`, `select id from branches order by province, id offset ${n * 2} limit 1`);
}
