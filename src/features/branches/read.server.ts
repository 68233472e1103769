import { type SQL, sql } from 'drizzle-orm';
import { isLimited } from '../../platform/actor.ts';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import type { OpenBranch } from '../../platform/branches/contract.ts';
import { branchLabel } from '../../platform/branches/names.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { containing } from '../../platform/database/conditions.server.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { PROVINCES, provinceName } from '../../platform/places/provinces.ts';
import { requireThat } from '../../platform/require.ts';
import { isId } from '../../platform/slug.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { readChosen } from '../people/operations.server.ts';
import { NO_OFFICE } from '../people/schema.ts';
import type { BranchFilter, BranchSummary, MissingCounts, StaffBranch } from './contract.ts';
import { BRANCH_APPLICATIONS } from './operations.server.ts';
import { canEditBranches, canManageBranches, isOwnBranch } from './policy.ts';
import { branchPath, NETWORKS, type Place } from './schema.ts';

type Db = Pick<Queryable, 'execute'>;

type SummaryRow = {
  id: string;
  province: number;
  district: string | null;
  state: BranchSummary['state'];
  version: number;
  has_address: boolean;
  into_id: string | null;
  into_province: number | null;
  into_district: string | null;
  chair: string | null;
  size: number;
  staff: number;
};

const SUMMARY: SQL = sql`b.id, b.province, b.district, b.state, b.version, b.address <> '' as has_address,
  i.id as into_id, i.province as into_province, i.district as into_district, c.name as chair,
  (select count(*)::int from branch_people bp where bp.branch_id = b.id) as size,
  (select count(*)::int from user_branches ub where ub.branch_id = b.id) as staff`;
const FROM: SQL = sql`from branches b left join branches i on i.id = b.merged_into
  left join branch_people bc on bc.branch_id = b.id and bc.is_chair
  left join people c on c.id = bc.person_id`;

const toSummary = (row: SummaryRow): BranchSummary => ({
  id: row.id,
  province: row.province,
  district: row.district,
  state: row.state,
  mergedInto:
    row.into_id && row.into_province
      ? { id: row.into_id, province: row.into_province, district: row.into_district }
      : null,
  path: branchPath(row),
  chair: row.chair,
  size: row.size,
  hasAddress: row.has_address,
  staff: row.staff,
  version: row.version,
});

/** Provinces as they follow each other in the alphabet; each before its districts. */
const PLATES = PROVINCES.map(({ plate }) => plate);
export const PLACE_ORDER: SQL = sql`array_position(${sql.param(PLATES)}::int[], b.province)`;

/** The branches `b`, each with its province `p`, whose name only the product knows. */
export const NAMED: SQL = sql`branches b join unnest(${sql.param(PLATES)}::int[],
  ${sql.param(PLATES.map(provinceName))}::text[]) p (plate, name) on p.plate = b.province`;

/** One page of the branches. Throws 401, 403. */
export async function listBranches(op: Operation, filter: BranchFilter) {
  requireThat(op.actor, canEditBranches);
  const { page, pageSize, sort } = filter;
  const where = matching(op, filter);
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const size = sort.endsWith('size') ? sql`size ${direction}, ` : sql``;
  const placed = sort.endsWith('place') ? direction : sql`asc`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    op.db.execute<SummaryRow>(sql`select ${SUMMARY} ${FROM} where ${where}
      order by ${size}${PLACE_ORDER} ${placed}, b.district is not null, b.district collate tr_rules ${placed}, b.id
      limit ${pageSize} offset ${(page - 1) * pageSize}`),
    op.db.execute<{ total: number }>(
      sql`select count(*)::int as total from branches b where ${where}`,
    ),
  ]);
  const can = { create: canManageBranches(op.actor) };
  return { data: rows.map(toSummary), total: counted[0]?.total ?? 0, page, pageSize, can };
}

const MISSING_SQL = {
  chair: sql`not exists (select from branch_people where branch_id = b.id and is_chair)`,
  address: sql`b.address = ''`,
  staff: sql`not exists (select from user_branches where branch_id = b.id)`,
};

/** How many open branches lack what; an account of branches counts its own. Throws 401, 403. */
export async function countMissing(op: Operation): Promise<MissingCounts> {
  requireThat(op.actor, canEditBranches);
  const open = matching(op, { state: 'open' });
  const { rows } = await op.db.execute<MissingCounts>(sql`
    select count(*) filter (where ${MISSING_SQL.chair})::int as chair,
      count(*) filter (where ${MISSING_SQL.address})::int as address,
      count(*) filter (where ${MISSING_SQL.staff})::int as staff
    from branches b where ${open}`);
  return rows[0] ?? { chair: 0, address: 0, staff: 0 };
}

type Matching = Pick<BranchFilter, 'q' | 'province' | 'state' | 'missing'>;

function matching({ actor }: Operation, { q, province, state, missing }: Matching): SQL {
  const conditions = [sql`true`];
  if (isLimited(actor)) conditions.push(sql`b.id = any(${sql.param([...actor.branches])}::uuid[])`);
  if (q)
    conditions.push(sql`b.id in (select b.id from ${NAMED}
      where tr_fold(concat_ws(' ', p.name, b.district)) like tr_fold(${containing(q)}))`);
  if (province) conditions.push(sql`b.province = ${province}`);
  if (state) conditions.push(sql`b.state = ${state}`);
  if (missing) conditions.push(sql`b.state = 'open'`, MISSING_SQL[missing]);
  return sql.join(conditions, sql` and `);
}

/** Every open branch, in the order of the alphabet; a province before its districts. */
export async function listOpenBranches(op: Operation): Promise<OpenBranch[]> {
  const { rows } = await op.db.execute<Place & { id: string }>(
    sql`select b.id, b.province, b.district from branches b where b.state = 'open'
      order by ${PLACE_ORDER}, b.district is not null, b.district collate tr_rules`,
  );
  return rows.map((row) => ({
    ...row,
    name: branchLabel(row),
    isOwn: isOwnBranch(op.actor, row.id),
  }));
}

/** What moves when a branch is closed or merged. Throws 401, 403, 404. */
export async function readExtent(op: Operation, id: string) {
  requireThat(op.actor, canManageBranches);
  const { rows } = await op.db.execute<{ merged: number; accounts: number }>(sql`
    select (select count(*)::int from branches m where m.merged_into = b.id) as merged,
      (select count(*)::int from user_branches u where u.branch_id = b.id) as accounts
    from branches b where b.id = ${id}`);
  if (!rows[0]) throw notFound();
  return {
    applications: await op.read(BRANCH_APPLICATIONS).count(op.db, id),
    ...rows[0],
  };
}

/** Throws 401, 403, 404. */
export async function getBranch(op: Operation, id: string): Promise<StaffBranch> {
  requireThat(op.actor, canEditBranches);
  if (!isOwnBranch(op.actor, id)) throw notFound();
  return readBranch(op.db, id);
}

type WholeRow = SummaryRow & {
  address: string;
  phone: string;
  email: string;
  map_url: string;
  hours: Partial<StaffBranch['hours']>;
  links: Record<string, string>;
  founded_on: string | null;
  texts: Partial<StaffBranch['texts']>;
  picture_id: string | null;
};

/** Throws 404. */
export async function readBranch(db: Db, id: string): Promise<StaffBranch> {
  const { rows } = await db.execute<WholeRow>(sql`
    select ${SUMMARY}, b.address, b.phone, b.email, b.map_url, b.hours, b.links, b.texts,
      b.founded_on::text, b.picture_id ${FROM} where b.id = ${id}`);
  const row = rows[0];
  if (!row) throw notFound();
  const people = await readChosen(
    db,
    sql`select p.id, p.name, p.duty, p.portrait_id, bp.office, bp.position as place, p.position
      from branch_people bp join people p on p.id = bp.person_id where bp.branch_id = ${id}`,
  );
  const { rows: chairs } = await db.execute<{ id: string }>(
    sql`select person_id as id from branch_people where branch_id = ${id} and is_chair`,
  );
  return {
    ...toSummary(row),
    address: row.address,
    phone: row.phone,
    email: row.email,
    mapUrl: row.map_url,
    hours: { ...NO_OFFICE, ...row.hours },
    links: linksOf(row.links),
    foundedOn: row.founded_on ?? '',
    texts: { ...NO_OFFICE, ...row.texts },
    pictureId: row.picture_id,
    people,
    chairId: chairs[0]?.id ?? null,
  };
}

export const linksOf = (stored: Record<string, string>): StaffBranch['links'] =>
  Object.fromEntries(NETWORKS.map((name) => [name, stored[name] ?? ''])) as StaffBranch['links'];

/** Throws 404, 409 with the `current` branch. */
export async function requireBranch(
  tx: Transaction,
  { actor }: Operation,
  id: string,
  version: number,
): Promise<StaffBranch> {
  if (!isOwnBranch(actor, id)) throw notFound();
  const before = await readBranch(tx, id);
  if (before.version !== version) throw conflict({ current: before });
  return before;
}

export const branchSubjects: AuditSubject = {
  async findNames(db, ids) {
    const wanted = [...new Set(ids)].filter(isId);
    if (wanted.length === 0) return new Map();
    const { rows } = await db.execute<Place & { id: string }>(
      sql`select id, province, district from branches where id = any(${sql.param(wanted)}::uuid[])`,
    );
    return new Map(rows.map((row) => [row.id, branchLabel(row)]));
  },
};
