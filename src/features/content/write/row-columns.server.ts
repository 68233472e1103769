import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { WholeRow } from '../rows.server.ts';
import { isPublic, type State, type WrittenContent } from '../schema.ts';
import { columnsOf } from './columns.server.ts';
import { actorId } from './lock.server.ts';
import { authorName, translationGroup } from './relations.server.ts';

/** The columns that a save writes; `before` is null for a new content. */
export async function rowOf(
  tx: Queryable,
  op: Operation,
  before: WholeRow | null,
  fields: WrittenContent,
  state: State,
) {
  const columns = columnsOf(fields);
  const { translationOf } = fields;
  const { language } = columns;
  return {
    ...columns,
    state,
    author: await authorName(tx, fields),
    authorId: fields.authorId,
    translationGroup: await translationGroup(
      tx,
      before?.id ?? null,
      { translationOf, language },
      before?.translationGroup ?? null,
    ),
    pinnedAt: fields.pinned ? (before?.pinnedAt ?? op.now) : null,
    publishedAt: publicationOf(fields, state, before?.publishedAt ?? null, op.now),
    unpublishAt: fields.unpublishAt ? new Date(fields.unpublishAt) : null,
    updatedAt: op.now,
    editedAt: op.now,
    updatedBy: actorId(op),
  };
}

/**
 * The chosen date, else that of the first publication, else now. A draft may have none; a cancelled
 * schedule is not the date of a publication.
 */
function publicationOf(
  fields: WrittenContent,
  state: State,
  before: Date | null,
  now: Date,
): Date | null {
  if (fields.publishedAt) return new Date(fields.publishedAt);
  const first = before && before <= now ? before : null;
  return isPublic(state) ? (first ?? now) : first;
}
