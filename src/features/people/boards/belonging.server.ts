import { asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import type { BoardChoice, StaffPerson } from '../contract.ts';
import { canManagePeople } from '../policy.ts';
import { NO_OFFICE } from '../schema.ts';
import { boards } from '../tables.server.ts';

/** The boards of the party's own to which a person can belong, by name. Throws 401, 403. */
export async function listOwnBoards(op: Operation): Promise<BoardChoice[]> {
  requireThat(op.actor, canManagePeople);
  const rows = await op.db
    .select()
    .from(boards)
    .where(isNull(boards.key))
    .orderBy(asc(sql`${boards.texts}->'tr'->>'name' collate tr_rules`));
  return rows.map(({ id, texts, isShown }) => ({ id, name: texts.tr.name, isShown }));
}

type OwnBoards = StaffPerson['ownBoards'];

/** The boards of the party's own to which these people belong, by the id of the person. */
export async function readOwnBoards(
  db: Pick<Queryable, 'execute'>,
  ids: string[],
): Promise<Map<string, OwnBoards>> {
  const { rows } = await db.execute<{ person: string; boards: OwnBoards }>(sql`
    select bm.person_id as person, jsonb_agg(
      jsonb_build_object('id', b.id, 'name', b.texts->'tr'->>'name')
      order by b.texts->'tr'->>'name' collate tr_rules) as boards
    from board_members bm join boards b on b.id = bm.board_id
    where b.key is null and bm.person_id = any(${sql.param(ids)}::uuid[]) group by bm.person_id`);
  return new Map(rows.map((row) => [row.person, row.boards]));
}

/**
 * Makes a person a member of exactly these boards of the party's own: at the end of those that are new to
 * them, without an office. Under the lock of people. Throws 422 for an unknown board.
 */
export async function setOwnBoards(tx: Transaction, id: string, wanted: string[]): Promise<void> {
  const known = wanted.length
    ? await tx.select({ key: boards.key }).from(boards).where(inArray(boards.id, wanted))
    : [];
  if (known.length !== new Set(wanted).size || known.some(({ key }) => key))
    throw new Invalid({ ownBoards: { rule: 'boardUnknown' } });
  const these = sql`${sql.param(wanted)}::uuid[]`;
  await tx.execute(sql`
    with left_boards as (
      delete from board_members bm using boards b
      where b.id = bm.board_id and b.key is null and bm.person_id = ${id} and bm.board_id <> all(${these})
      returning bm.board_id
    ), joined as (
      insert into board_members (board_id, person_id, office, position)
      select b.id, ${id}, ${JSON.stringify(NO_OFFICE)}::jsonb,
        coalesce((select max(position) from board_members where board_id = b.id), 0) + 1
      from boards b where b.id = any(${these})
      on conflict do nothing returning board_id
    )
    update boards set version = version + 1
    where id in (select board_id from left_boards union select board_id from joined)`);
}

/** After a change of who belongs to a board: whoever edits one of these people has an older version. */
export async function countAsChanged(tx: Transaction, ids: string[]): Promise<void> {
  await tx.execute(
    sql`update people set version = version + 1 where id = any(${sql.param(ids)}::uuid[])`,
  );
}
