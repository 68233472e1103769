import { asc, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import type { Head } from '../../platform/stored-head.server.ts';
import { type AuditRow, createErasureSeal, createSeal } from './chain.server.ts';
import { ErasureCount } from './erasure-count.server.ts';
import type { ChainReport } from './schema.ts';
import { auditEvents } from './tables.server.ts';

/** Small enough that the request of a visitor in between waits only some milliseconds. */
const PAGE_ROWS = 250;

/**
 * Reads the whole chain page by page, and verifies it from the first event to the last. `noted`
 * contains the hashes that were stored outside the database, by number. `onProgress` gets the
 * number of verified events.
 */
export async function verifyChain(
  db: Database,
  keys: Keyring,
  onProgress: (count: number) => void = () => {},
  noted: ReadonlyMap<number, string> = new Map(),
): Promise<ChainReport> {
  const seals = { whole: createSeal(keys), erased: createErasureSeal(keys) };
  const erasures = new ErasureCount();
  let head: { seq: number; hash: Buffer } | null = null;
  for (;;) {
    const rows = await readAfter(db, head?.seq ?? 0);
    for (const row of rows) {
      const seq = (head?.seq ?? 0) + 1;
      const why = row.seq === seq ? findFault(row, head?.hash ?? null, seals, noted) : 'missing';
      if (why) return { ok: false, seq, why };
      erasures.add(row);
      head = row;
    }
    onProgress(head?.seq ?? 0);
    if (rows.length < PAGE_ROWS) break;
  }
  const unrecorded = erasures.firstUnrecorded();
  if (unrecorded !== null) return { ok: false, seq: unrecorded, why: 'changed' };
  const count = head?.seq ?? 0;
  const cutOff = [...noted.keys()].filter((seq) => seq > count).sort((a, b) => a - b)[0];
  if (cutOff !== undefined) return { ok: false, seq: count + 1, why: 'missing' };
  return { ok: true, count, head: head && { seq: count, hash: head.hash.toString('hex') } };
}

/** Uses a cursor, not an offset, because events may be added during the verification. */
const readAfter = (db: Database, seq: number): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEvents)
    .where(gt(auditEvents.seq, seq))
    .orderBy(asc(auditEvents.seq))
    .limit(PAGE_ROWS);

interface Seals {
  whole: ReturnType<typeof createSeal>;
  erased: ReturnType<typeof createErasureSeal>;
}

function findFault(
  row: AuditRow,
  previous: Buffer | null,
  seals: Seals,
  noted: ReadonlyMap<number, string>,
): 'changed' | 'keyMissing' | 'otherThanNoted' | null {
  try {
    if (!isAsWritten(row, previous, seals)) return 'changed';
  } catch {
    return 'keyMissing';
  }
  const known = noted.get(row.seq);
  return known !== undefined && known !== row.hash.toString('hex') ? 'otherThanNoted' : null;
}

/**
 * The original values of an erased row are gone, so its `hash` cannot be checked; a second seal
 * covers the rest.
 */
function isAsWritten(row: AuditRow, previous: Buffer | null, seals: Seals): boolean {
  if (row.erasedAt === null && row.erasedSeal === null)
    return seals.whole(previous, row).equals(row.hash);
  return row.erasedSeal !== null && seals.erased(previous, row).equals(row.erasedSeal);
}

/**
 * The hashes that were stored outside the database, by number. If a number has two different
 * hashes, no event can match.
 */
export function notesOf(heads: Iterable<Head>): Map<number, string> {
  const noted = new Map<number, string>();
  for (const { seq, hash } of heads) {
    const known = noted.get(seq);
    noted.set(seq, known === undefined || known === hash ? hash : '');
  }
  return noted;
}
