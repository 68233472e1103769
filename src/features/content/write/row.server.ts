import { eq } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { announceContent } from '../announce.server.ts';
import { endPreviewLink } from '../preview-link/preview-link.server.ts';
import { getRow } from '../read-content.server.ts';
import type { RevisionKind } from '../revisions/schema.ts';
import { keepFirstText, writeRevision } from '../revisions/write-revision.server.ts';
import type { WholeRow } from '../rows.server.ts';
import { setSchedule } from '../schedule/set-schedule.server.ts';
import { isPublic, type State, type WrittenContent } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { tagsOf } from '../tags.ts';
import { type RenderedColumns, writtenOf } from './columns.server.ts';
import { noteMedia, setAttachments } from './relations.server.ts';
import { rowOf } from './row-columns.server.ts';
import { addressFor, keepFormerSlug } from './slugs.server.ts';

export interface RowChange {
  fields: WrittenContent;
  /** Null if the text is that of the row. */
  rendered: RenderedColumns | null;
  state: State;
  kind: RevisionKind;
  /** The date of publication; left out: by the fields and the state. */
  publishedAt?: Date | null;
  /** Others were taking the addresses that were made from the title. */
  isCrowded?: boolean;
}

/** Writes the fields into the row of a locked content, with everything that follows from it. */
export async function writeRow(
  tx: Transaction,
  op: Operation,
  before: WholeRow,
  { fields, rendered, state, kind, isCrowded = false, ...date }: RowChange,
): Promise<WholeRow> {
  const { id } = before;
  const version = before.version + 1;
  const slug = await addressFor(tx, before, fields, isCrowded);
  if (slug !== before.slug && before.publishedAt) await keepFormerSlug(tx, id, before.slug, slug);
  const first = await keepFirstText(tx, before, writtenOf(before, before.attachments));
  const columns = { ...(await rowOf(tx, op, before, fields, state)), ...rendered, slug, ...date };
  const rowRevision = await writeRevision(tx, op, {
    ...{ contentId: id, number: version, kind, kept: first ? [first] : [] },
    fields: storedFields(fields, columns),
  });
  await tx
    .update(contents)
    .set({ ...columns, rowRevision, pendingRevision: null, version })
    .where(eq(contents.id, id));
  if (isPublic(before.state)) tx.invalidate(...tagsOf(before));
  const after = await finishRow(tx, op, id, before, fields);
  const written = { ...columns, attachments: fields.attachments };
  await announceContent(tx, op, id, before, written);
  return after;
}

/** The fields as a revision stores them: with the values that the save has chosen. */
export const storedFields = (
  fields: WrittenContent,
  { slug, author, publishedAt }: { slug: string; author: string; publishedAt: Date | null },
): WrittenContent => ({
  ...fields,
  ...{ slug, author, publishedAt: publishedAt?.toISOString() ?? null },
});

/** Stores what belongs to a written row: its attachments, media and schedule. */
export async function finishRow(
  tx: Transaction,
  op: Operation,
  id: string,
  before: WholeRow | null,
  fields: WrittenContent,
): Promise<WholeRow> {
  await setAttachments(tx, id, fields.attachments, before?.attachments ?? []);
  await noteMedia(tx, id, fields);
  const row = await getRow(tx, op, id);
  await setSchedule(tx, id, before, row);
  if (row.state === 'published') await endPreviewLink(tx, id, op.now);
  if (isPublic(row.state)) tx.invalidate(...tagsOf(row));
  return row;
}
