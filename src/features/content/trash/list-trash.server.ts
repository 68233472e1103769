import { and, asc, count, desc, eq, lt } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { users } from '../../identity/users/tables.server.ts';
import { canCreateContent, canDeleteContent } from '../policy.ts';
import { nameOf } from '../rows.server.ts';
import { contents } from '../tables.server.ts';
import { type DeletedContent, KEPT_DAYS, type TrashFilter } from './schema.ts';
import { contentTrash } from './tables.server.ts';
import { eraseContent } from './trash.server.ts';

const DAY_MS = 24 * 3_600_000;

/** One page of the deleted contents, the last deleted ones first. Throws 401, 403. */
export async function listTrash(op: Operation, { page, pageSize }: TrashFilter) {
  requireThat(op.actor, canDeleteContent);
  const [rows, [counted]] = await Promise.all([
    op.db
      .select({
        id: contents.id,
        title: contents.title,
        category: contents.category,
        state: contentTrash.state,
        deletedAt: contentTrash.deletedAt,
        name: users.name,
        surname: users.surname,
        username: users.username,
      })
      .from(contentTrash)
      .innerJoin(contents, eq(contents.id, contentTrash.contentId))
      .leftJoin(users, eq(users.id, contentTrash.deletedBy))
      .orderBy(desc(contentTrash.deletedAt), desc(contentTrash.contentId))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    op.db.select({ total: count() }).from(contentTrash),
  ]);
  const data = rows.map(
    ({ name, surname, username, deletedAt, ...row }): DeletedContent => ({
      ...row,
      deletedAt: deletedAt.toISOString(),
      deletedBy: nameOf(name, surname, username),
      erasedAt: new Date(deletedAt.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
    }),
  );
  const can = { create: canCreateContent(op.actor) };
  return { data, total: counted?.total ?? 0, page, pageSize, can };
}

/** How many contents one run reads at a time. */
const BATCH = 100;

/** Deletes the contents that are in the trash for longer than {@link KEPT_DAYS} days. */
export async function eraseOld(op: Operation, signal: AbortSignal): Promise<void> {
  const end = new Date(op.now.getTime() - KEPT_DAYS * DAY_MS);
  let ids: string[];
  do {
    const rows = await op.db
      .select({ id: contentTrash.contentId })
      .from(contentTrash)
      .where(and(lt(contentTrash.deletedAt, end)))
      .orderBy(asc(contentTrash.deletedAt))
      .limit(BATCH);
    ids = rows.map(({ id }) => id);
    for (const id of ids) {
      if (signal.aborted) return;
      await eraseContent(op, id);
    }
  } while (ids.length === BATCH);
}
