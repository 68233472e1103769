import type { SQL } from 'drizzle-orm';
import type { Transaction } from './transaction.server.ts';

/**
 * The records of one kind that show or link stored pictures and files. A feature declares them in its
 * manifest; the media library asks them before it deletes something.
 */
export interface MediaUses {
  /** `content`, `person`; each kind is declared once. */
  kind: string;
  /** Text key of what one record of this kind is called. */
  label: string;
  /** The product makes what these records show, such as the picture of a document's first page. */
  isMade?: true;
  /** A SELECT of `media_id`, and of `id` and `name` of the record. A record may have several rows. */
  query: SQL;
  /** The page of a record in the dashboard; null: it has none. */
  pathOf(id: string): string | null;
  /** Every record that uses `from` uses `to` afterwards, also in texts and in stored versions. */
  replace(tx: Transaction, from: string, to: string): Promise<void>;
  /** Invalidates the pages that show these records. */
  invalidate(tx: Transaction, ids: readonly string[]): Promise<void>;
}
