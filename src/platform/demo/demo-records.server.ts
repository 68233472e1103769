import { type SQL, sql } from 'drizzle-orm';
import type { MediaUses } from '../media-uses.server.ts';
import type { Operation } from '../operation.server.ts';
import type { Transaction } from '../transaction.server.ts';
import { demoRecords } from './tables.server.ts';

/** One record as it came with the demo. `value` is what `DemoRecords.rows` gave then. */
export interface DemoRecord {
  id: string;
  value: unknown;
}

export interface DemoRemoval {
  op: Operation;
  mediaUses: readonly MediaUses[];
  /** Folders of the store, which are removed after the commit. */
  folders: string[];
}

/** What became of some records of the demo. */
export interface Removed {
  /** Their ids; what is left out stays, because something that stays needs it. */
  ids: string[];
  /** How many the dialog counts, if not one for each id. */
  count?: number;
  /** How many parts of them stay, because the staff changed them. */
  kept?: number;
}

/**
 * One kind of record that the demo party has. A feature declares it in its manifest, so that the demo can
 * be removed: all records of the demo whose words the staff have not changed.
 */
export interface DemoRecords {
  /** `content`, `person`. Part of stored rows: it is never renamed. */
  kind: string;
  /**
   * A SELECT of all records: `id` and `name` as texts, `words` (see {@link wordsOf}), whether it is
   * `discarded` by the staff, and the `value` that is stored of it or null.
   */
  rows: SQL;
  /** They are about invented people, and go also if the staff worked on them. */
  areInvented?: true;
  /** They go after all others, because others use them. */
  areLast?: true;
  /** What its records need of another kind: a SELECT of `id`, the id of the needed record. */
  needs?: { kind: string; query: SQL };
  /** Deletes those of these records that nothing needs, without an event. */
  remove(tx: Transaction, removal: DemoRemoval, records: DemoRecord[]): Promise<Removed>;
}

/** A checksum of columns with the words of a record. */
export const wordsOf = (...columns: SQL[]): SQL =>
  sql`md5(jsonb_build_array(${sql.join(columns, sql`, `)})::text)`;

/** Columns of {@link DemoRecords.rows} that most kinds do not need. */
export const PLAIN = sql`false as discarded, null::jsonb as value`;

/** An array of ids as a parameter. */
export const uuids = (records: readonly DemoRecord[]): SQL =>
  sql`${sql.param(records.map(({ id }) => id))}::uuid[]`;

/** The condition for rows that did not come with the demo. `id` is their column. */
export const isOwn = (kind: string, id: SQL): SQL =>
  sql`not exists (select from ${demoRecords} d where d.kind = ${kind} and d.id = ${id}::text)`;

/** Which records of the demo there are: their ids by kind; kinds that are left out have all their rows. */
export type OnlyRecords = Partial<Record<string, readonly string[]>>;

/** Registers what is in the database as the demo, as it is now. */
export async function registerDemo(
  tx: Pick<Transaction, 'execute'>,
  kinds: readonly DemoRecords[],
  only: OnlyRecords,
): Promise<void> {
  for (const { kind, rows } of kinds) {
    const ids = only[kind];
    await tx.execute(sql`
      insert into ${demoRecords} (kind, id, words, value)
      select ${kind}, r.id, r.words, r.value from (${rows}) r
      ${ids ? sql`where r.id = any(${sql.param([...ids])}::text[])` : sql``}
      on conflict do nothing`);
  }
}

/** Whether there are records of the demo that were not removed. */
export async function hasDemo(db: Pick<Transaction, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${demoRecords} limit 1`);
  return rows.length > 0;
}
