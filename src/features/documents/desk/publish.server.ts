import { eq } from 'drizzle-orm';
import { type FieldFault, Invalid, notFound, Refusal } from '../../../platform/errors.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { insertVersion } from '../insert-version.server.ts';
import { canManageDocuments } from '../policy.ts';
import { renderedColumns } from '../rendered-columns.server.ts';
import type { DocumentKind } from '../schema.ts';
import { documentDrafts } from '../tables.server.ts';
import { type DraftRow, lockDraft } from './draft.server.ts';
import { getDocument, readInForce } from './read.server.ts';
import { recordDocument } from './record.server.ts';
import type { DocumentDetails, DraftPublication } from './schema.ts';

/**
 * Publishes a draft as the next version, which is in force at once and never changes. Throws 401, 403,
 * 404, 409 with the `current` draft, 422 that names each field which is missing, or `text` if a new PDF
 * has the text in force and nobody says what that means, or 422 `documentUnchanged`.
 */
export async function publishDraft(
  op: Operation,
  kind: DocumentKind,
  { version, text }: DraftPublication,
): Promise<DocumentDetails> {
  requireThat(op.actor, canManageDocuments);
  const [seen] = await op.db.select().from(documentDrafts).where(eq(documentDrafts.kind, kind));
  if (!seen) throw notFound();
  // Rendering takes time, so no lock is held meanwhile; a draft that changes is a conflict.
  const rendered = await renderedColumns(seen.body);
  await transact(op, async (tx) => {
    const draft = await lockDraft(tx, kind, version);
    const file = complete(draft, op.now);
    const before = await readInForce(tx, kind);
    if (before?.checksum === file.checksum && before.body === draft.body)
      throw new Refusal(422, 'documentUnchanged');
    const { title, summary, note, body } = draft;
    const number = await insertVersion(tx, op, {
      ...{ kind, title, summary, note, body },
      ...rendered,
      ...file,
      textOf: textOf(before, body, text),
    });
    await tx.delete(documentDrafts).where(eq(documentDrafts.kind, kind));
    const { checksum, bytes, adoptedOn } = file;
    await recordDocument(tx, op, 'document.publish', draft, {
      ...(before ? { before: { version: before.number, checksum: before.checksum } } : {}),
      after: { version: number, checksum, bytes, 'document-adoptedOn': adoptedOn },
    });
  });
  return getDocument(op, kind);
}

/** The columns of a file and the day. Throws 422 for each field that is missing. */
function complete(draft: DraftRow, now: Date) {
  const { title, adoptedOn, fileKey, checksum, bytes, pages, coverId } = draft;
  const faults: Record<string, FieldFault> = {};
  if (!title) faults.title = { rule: 'required' };
  if (!adoptedOn) faults.adoptedOn = { rule: 'required' };
  else if (adoptedOn > dayInIstanbul(now)) faults.adoptedOn = { rule: 'adoptedLater' };
  if (!fileKey) faults.file = { rule: 'required' };
  if (Object.keys(faults).length > 0 || !adoptedOn || !fileKey || !checksum || !bytes || !pages)
    throw new Invalid(faults);
  return { adoptedOn, fileKey, checksum, bytes, pages, coverId };
}

/**
 * The number of the version whose text a new version shows for now; null if the text is its own. Throws
 * 422 for `text` if a new PDF has the text in force and `text` does not say what that means.
 */
function textOf(
  before: { number: number; body: string; textOf: number | null } | null,
  body: string,
  text: DraftPublication['text'],
): number | null {
  if (!before || !body.trim() || before.body !== body || text === 'same') return null;
  if (!text) throw new Invalid({ text: { rule: 'documentTextOlder' } });
  return before.textOf ?? before.number;
}
