import { isDeepStrictEqual } from 'node:util';
import { eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import type { TransferredRecords } from '../../../platform/transferred.server.ts';
import { findOwner } from '../../own-pages/operations.server.ts';
import { Slug } from '../../own-pages/schema.ts';
import { canManageBoards } from '../policy.ts';
import { OfficeFields } from '../schema.ts';
import { boards, people } from '../tables.server.ts';
import { insertBoard } from './desk.server.ts';
import { readMembers } from './read.server.ts';
import { BOARD_LIMITS, BoardTextFields } from './schema.ts';

const BoardRecord = z.object({
  slug: Slug,
  isShown: z.boolean(),
  texts: BoardTextFields,
  /** People are not part of an export: they are found by their names. */
  members: z
    .array(z.object({ name: z.string().check(z.maxLength(200)), office: OfficeFields }))
    .check(z.maxLength(BOARD_LIMITS.members)),
});

async function* readBoards(db: Parameters<TransferredRecords['read']>[0]) {
  const rows = await db.select().from(boards).where(isNull(boards.key)).orderBy(boards.slug);
  for (const { id, slug, isShown, texts } of rows) {
    const members = await readMembers(db, id);
    yield { slug, isShown, texts, members: members.map(({ name, office }) => ({ name, office })) };
  }
}

/** The boards of the party's own. */
export const transferredBoards: TransferredRecords = {
  name: 'boards',
  read: readBoards,
  async take(op, record, isDry) {
    requireThat(op.actor, canManageBoards);
    const read = BoardRecord.safeParse(record);
    if (!read.success) return { title: '–', action: 'skip', reasons: ['notValid'] };
    const { slug, isShown, texts, members } = read.data;
    const title = texts.tr.name;
    const owner = await findOwner(op.db, op, slug);
    if (owner) {
      const [board] = await op.db.select().from(boards).where(eq(boards.id, owner));
      const isSame = isDeepStrictEqual(board?.texts, texts);
      return isSame
        ? { title, action: 'same', reasons: [] }
        : { title, action: 'skip', reasons: ['addressTaken'] };
    }
    const known = await findByName(
      op.db,
      members.map(({ name }) => name),
    );
    const found = members.flatMap(({ name, office }) => {
      const personId = known.get(name);
      return personId ? [{ personId, office }] : [];
    });
    if (!isDry)
      await transact(op, (tx) => insertBoard(tx, op, { slug, isShown, texts, members: found }));
    const isWhole = found.length === members.length;
    return { title, action: 'create', reasons: isWhole ? [] : ['membersMissing'] };
  },
};

/** The ids of people by name; a name that several people have means none of them. */
async function findByName(db: Parameters<TransferredRecords['read']>[0], names: string[]) {
  const rows = await db
    .select({ name: people.name, ids: sql<string[]>`array_agg(${people.id}::text)` })
    .from(people)
    .where(sql`${people.name} = any(${sql.param(names)})`)
    .groupBy(people.name);
  return new Map(rows.flatMap(({ name, ids: [id, ...more] }) => (more.length ? [] : [[name, id]])));
}
