import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { ResizedImage } from '../media/operations.server.ts';
import { insertVersion } from './insert-version.server.ts';
import { removePdf, storePdf } from './pdf/store-pdf.server.ts';
import { canManageDocuments } from './policy.ts';
import { renderedColumns } from './rendered-columns.server.ts';
import type { NewVersion } from './schema.ts';

/**
 * Stores a version of a document at once: the PDF, its first page as a picture (encoded here, unless the
 * input contains it), and the text with its articles. Versions never change; the one with the highest
 * number is in force. Throws 401, 403, or 422 that names the field: a PDF that is encrypted,
 * broken, empty or too large, or a number that exists. The desk prepares a version as a draft instead.
 */
export async function addDocumentVersion(
  op: Operation,
  store: Store,
  input: NewVersion & { file: Buffer; firstPage?: ResizedImage | undefined },
): Promise<{ number: number }> {
  requireThat(op.actor, canManageDocuments);
  const { file, firstPage, ...version } = input;
  const pdf = await storePdf(op, store, file, `${input.kind}.png`, firstPage);
  try {
    const rendered = await renderedColumns(input.body);
    const number = await transact(op, (tx) =>
      insertVersion(tx, op, { ...version, ...rendered, ...pdf }),
    );
    return { number };
  } catch (error) {
    await removePdf(op, store, pdf);
    if (violatedConstraint(error) !== 'document_versions_number') throw error;
    throw new Invalid({ number: { rule: 'versionTaken' } });
  }
}
