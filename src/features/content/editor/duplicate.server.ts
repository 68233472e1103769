import { isOpenBranch } from '../../../platform/branches/choose.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { canCreateContent } from '../policy.ts';
import { editedRow, getRow } from '../read.server.ts';
import { type WholeRow, writtenOf } from '../row.server.ts';
import { createContent } from '../save.server.ts';
import { type Content, LIMITS } from '../schema.ts';
import { OWN_WORDS } from '../texts.server.ts';

/**
 * A new draft with the newest text of a content, and nothing that only that content can have: its
 * address, its dates, its translations, its pin, its correction notes. Throws 401, 403, 404.
 */
export async function duplicateContent(op: Operation, id: string): Promise<Content> {
  requireThat(op.actor, canCreateContent);
  const row = await editedRow(op.db, await getRow(op.db, op, id));
  const { branchId, ...text } = writtenOf(row, row.attachments);
  return createContent(op, {
    ...text,
    // That of a branch which is not open any more is one of the account that copies it.
    ...((await isOpenBranch(op.db, branchId)) && { branchId }),
    title: titleOfCopy(row),
    slug: '',
    corrections: [],
    pinned: false,
    publishedAt: null,
    unpublishAt: null,
    state: 'draft',
  });
}

/** With the mark of a copy whole, however long the title is. */
function titleOfCopy({ title, language }: WholeRow): string {
  const mark = ` (${OWN_WORDS[language].copy})`;
  return (
    title
      .slice(0, LIMITS.title - mark.length)
      .toWellFormed()
      .trimEnd() + mark
  );
}
