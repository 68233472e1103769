import { asc, desc, gt } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/client.server.ts';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import { refreshKeyring } from '../../platform/encryption/open-keyring.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Services } from '../../platform/services.server.ts';
import type { Head } from '../../platform/stored-head.server.ts';
import { type AuditRow, createErasureSeal, createSeal } from './chain.server.ts';
import { type ChainReport, ERASED_ACTIONS } from './contract.ts';
import { canReadAudit } from './policy.ts';
import { auditEvents } from './tables.server.ts';

/** Small enough that the request of a visitor in between waits only some milliseconds. */
const PAGE_ROWS = 250;

/**
 * Verifies the log of this installation for an admin. Requests that arrive during a verification share
 * its result. The result throws 401 or 403.
 */
export function openVerification({ db, keys, auditHead }: Services) {
  let running: Promise<ChainReport> | null = null;
  const verify = async () => {
    // This is read first, so events that are added during the verification cannot be missing in it.
    const noted = notesOf(await auditHead.known());
    await refreshKeyring(db, keys);
    return verifyChain(db, keys, undefined, noted);
  };
  return (op: Operation): Promise<ChainReport> => {
    requireThat(op.actor, canReadAudit);
    running ??= verify().finally(() => {
      running = null;
    });
    return running;
  };
}

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

/**
 * Compares, during the verification, the erased rows with the recorded erasure events. The chain
 * protects those events, so no one can erase more than was recorded, not even with the key.
 */
class ErasureCount {
  /** By the time of the erasure: the number of erased rows, and the first of them. */
  readonly #erased = new Map<number, { count: number; first: number }>();
  readonly #recorded = new Map<number, number>();

  add({ seq, at, action, after, erasedAt }: AuditRow): void {
    if (erasedAt) {
      const moment = ERASED_ACTIONS.some((one) => one === action) ? erasedAt.getTime() : Number.NaN;
      const known = this.#erased.get(moment) ?? { count: 0, first: seq };
      this.#erased.set(moment, { ...known, count: known.count + 1 });
    } else if (action === 'audit.erase') {
      const told = Number(after?.count ?? 0);
      this.#recorded.set(at.getTime(), (this.#recorded.get(at.getTime()) ?? 0) + told);
    }
  }

  /** The first row of an erasure that erased more rows than it recorded; null if there is none. */
  firstUnrecorded(): number | null {
    const firsts = [...this.#erased]
      .filter(([moment, { count }]) => count > (this.#recorded.get(moment) ?? 0))
      .map(([, { first }]) => first);
    return firsts.length > 0 ? Math.min(...firsts) : null;
  }
}

/** Several events are checked, because a single one may have been tampered with. */
const LOOKED_AT = 50;

const newest = (db: Queryable, count: number) =>
  db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(count);

export const hasEvents = async (db: Queryable): Promise<boolean> =>
  (await newest(db, 1)).length > 0;

/** Whether the log is empty, or at least one of the newest events was written with these keys. */
export async function fitsAuditLog(db: Queryable, keys: Keyring): Promise<boolean> {
  const rows = await newest(db, LOOKED_AT + 1);
  const [whole, erased] = [createSeal(keys), createErasureSeal(keys)];
  const fits = rows.some((row, n) => {
    // Rows are sorted newest first, so the previous row is the next one in the array; only the
    // first event has none.
    const previous = rows[n + 1]?.hash ?? null;
    if (!keys.versions.includes(row.keyVersion) || (!previous && row.seq > 1)) return false;
    if (row.erasedSeal) return erased(previous, row).equals(row.erasedSeal);
    return whole(previous, row).equals(row.hash);
  });
  return rows.length === 0 || fits;
}
