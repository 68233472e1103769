import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { users } from '../../identity/users/tables.server.ts';
import { canEditContent } from '../policy.ts';
import { getHead } from '../read-content.server.ts';
import { nameOf } from '../rows.server.ts';
import { isPublic } from '../schema.ts';
import type { Revision, RevisionFilter, RevisionSummary } from './schema.ts';
import { contentRevisions } from './tables.server.ts';

const { id, number, kind, title, words, savedAt, fields } = contentRevisions;
const SAVED = {
  ...{ id, number, kind, title, words, savedAt },
  ...{ saverName: users.name, saverSurname: users.surname, saverUsername: users.username },
};

const select = <More extends { fields?: typeof fields }>(
  db: Pick<Queryable, 'select'>,
  more: More,
) =>
  db
    .select({ ...SAVED, ...more })
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.savedBy));

/** The revisions of a content, the newest first. Throws 401, 403, 404. */
export async function listRevisions(
  op: Operation,
  contentId: string,
  { before, pageSize }: RevisionFilter,
): Promise<{ data: RevisionSummary[]; more: boolean }> {
  requireThat(op.actor, canEditContent);
  const content = await getHead(op.db, contentId);
  const rows = await select(op.db, {})
    .where(and(eq(contentRevisions.contentId, contentId), before ? lt(number, before) : undefined))
    .orderBy(desc(number))
    .limit(pageSize + 1);
  const data = rows.slice(0, pageSize).map((row) => toSummary(row, content));
  return { data, more: rows.length > pageSize };
}

/** One revision with its fields. Throws 401, 403, 404. */
export async function getRevision(
  op: Operation,
  contentId: string,
  revisionId: string,
): Promise<Revision> {
  requireThat(op.actor, canEditContent);
  const content = await getHead(op.db, contentId);
  const [row] = await select(op.db, { fields }).where(
    and(eq(contentRevisions.contentId, contentId), eq(id, revisionId)),
  );
  if (!row) throw notFound();
  return { ...toSummary(row, content), fields: row.fields };
}

type Row = Pick<
  typeof contentRevisions.$inferSelect,
  'id' | 'number' | 'kind' | 'title' | 'words' | 'savedAt'
> & { [column in 'saverName' | 'saverSurname' | 'saverUsername']: string | null };

const toSummary = (row: Row, content: Awaited<ReturnType<typeof getHead>>): RevisionSummary => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  title: row.title,
  words: row.words,
  savedAt: row.savedAt.toISOString(),
  savedBy: nameOf(row.saverName, row.saverSurname, row.saverUsername),
  isPublic: isPublic(content.state) && content.rowRevision === row.id,
  isPending: content.pendingRevision === row.id,
});
