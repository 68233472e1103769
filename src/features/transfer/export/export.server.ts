import type { Readable } from 'node:stream';
import { count } from 'drizzle-orm';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { contents } from '../../content/tables.server.ts';
import { canTransfer } from '../policy.ts';
import { writeArchive } from './write-archive.server.ts';

let running = false;

/**
 * Everything as a ZIP, drafts too. One at a time in a process. The audit event is stored before the
 * first byte. Throws 401, 403, 409.
 */
export async function exportAll(
  op: Operation,
  store: Store,
): Promise<{ name: string; zip: Readable }> {
  requireThat(op.actor, canTransfer);
  if (running) throw new Refusal(409, 'exportRunning');
  running = true;
  try {
    const name = `ufuk-${op.now.toISOString().slice(0, 10)}.zip`;
    await transact(op, async (tx) => {
      const [row] = await tx.select({ entries: count() }).from(contents);
      await recordEvent(tx, op, {
        action: 'transfer.export',
        subject: { kind: 'import', id: name, name },
        after: { entries: row?.entries ?? 0 },
      });
    });
    const zip = writeArchive(op, store);
    zip.once('close', () => {
      running = false;
    });
    return { name, zip };
  } catch (error) {
    running = false;
    throw error;
  }
}
