import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AuditSubject } from '../../../platform/audit-registry.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { isId } from '../../../platform/slug.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { type ChosenAddresses, MENU_PLACES } from '../../own-pages/operations.server.ts';
import { canManageBoards } from '../policy.ts';
import type { StaffMember } from '../schema.ts';
import { boards } from '../tables.server.ts';
import { readChosen } from './chosen.server.ts';
import type { BoardSummary, StaffBoard } from './contract.ts';
import { boardLanguages, boardPath } from './schema.ts';

type Db = Pick<Queryable, 'select' | 'execute'>;
type Row = typeof boards.$inferSelect;

const toSummary = (
  { id, key, slug, texts, isShown, version }: Row,
  size: number,
): BoardSummary => ({
  id,
  key,
  name: texts.tr.name,
  path: boardPath({ key, slug }),
  isShown,
  size,
  languages: boardLanguages(texts),
  version,
});

/** Who belongs to the board `b`: of a fixed one those who have its key. */
const FROM_MEMBERS: SQL = sql`from boards b join people p on true
  left join board_members bm on bm.board_id = b.id and bm.person_id = p.id
  where case when b.key is null then bm.person_id is not null else p.boards @> array[b.key] end`;

/** The fixed boards first. Throws 401, 403. */
export async function listBoards(op: Operation): Promise<BoardSummary[]> {
  requireThat(op.actor, canManageBoards);
  const rows = await op.db
    .select()
    .from(boards)
    .orderBy(
      sql`${boards.key} desc nulls last`,
      sql`${boards.texts}->'tr'->>'name' collate tr_rules`,
    );
  const { rows: sizes } = await op.db.execute<{ id: string; size: number }>(
    sql`select b.id, count(*)::int as size ${FROM_MEMBERS} group by b.id`,
  );
  const sizeOf = new Map(sizes.map(({ id, size }) => [id, size]));
  return rows.map((row) => toSummary(row, sizeOf.get(row.id) ?? 0));
}

/** The id of the board that has an address, also if visitors do not see it. */
export const boardAt: ChosenAddresses = async (db, slug) => {
  const [row] = await db.select({ id: boards.id }).from(boards).where(eq(boards.slug, slug));
  return row?.id ?? null;
};

/** Throws 401, 403, 404. */
export async function getBoard(op: Operation, id: string): Promise<StaffBoard> {
  requireThat(op.actor, canManageBoards);
  return readBoardOf(op, op.db, id);
}

/** In the order of the board. */
export const readMembers = (db: Db, id: string): Promise<StaffMember[]> =>
  readChosen(
    db,
    sql`select p.id, p.name, p.duty, p.portrait_id, bm.office, bm.position as place, p.position
      ${FROM_MEMBERS} and b.id = ${id}`,
  );

/** Throws 404. */
export async function readBoardOf(op: Operation, db: Db, id: string): Promise<StaffBoard> {
  const [row] = await db.select().from(boards).where(eq(boards.id, id));
  if (!row) throw notFound();
  const members = await readMembers(db, id);
  const summary = toSummary(row, members.length);
  return {
    ...summary,
    slug: row.slug,
    texts: row.texts,
    members,
    menu: await op.read(MENU_PLACES).read(db, summary.path),
  };
}

/** Under the lock of people. Throws 404, 409 with the `current` board. */
export async function requireBoard(
  tx: Transaction,
  op: Operation,
  id: string,
  version?: number,
): Promise<StaffBoard> {
  const before = await readBoardOf(op, tx, id);
  if (version !== undefined && before.version !== version) throw conflict({ current: before });
  return before;
}

/** The names of the boards that events are about. */
export const boardSubjects: AuditSubject = {
  async findNames(db, ids) {
    const wanted = [...new Set(ids)].filter(isId);
    if (wanted.length === 0) return new Map();
    const { id, texts } = boards;
    const found = await db.select({ id, texts }).from(boards).where(inArray(id, wanted));
    return new Map(found.map((row) => [row.id, row.texts.tr.name]));
  },
};
