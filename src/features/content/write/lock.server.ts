import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { editedRow, getRow } from '../read-content.server.ts';
import { toContent, type WholeRow } from '../rows.server.ts';
import { contents } from '../tables.server.ts';

/** The user who saves; null for the product itself. */
export const actorId = (op: Pick<Operation, 'actor'>) =>
  op.actor.kind === 'staff' ? op.actor.id : null;

/** Locks the content. Throws 409 with its newest text if `version` is not the current one. */
export async function lockVersion(
  tx: Queryable,
  op: Operation,
  id: string,
  version: number,
): Promise<WholeRow> {
  const [locked] = await tx
    .select({ version: contents.version })
    .from(contents)
    .where(eq(contents.id, id))
    .for('update');
  const row = await getRow(tx, op, id);
  if (locked?.version === version) return row;
  throw conflict({ current: toContent(await editedRow(tx, row), op.actor) });
}
