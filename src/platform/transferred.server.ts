import type { Database } from './database/client.server.ts';
import type { Operation } from './operation.server.ts';

/** What became of a record, or would become of it. */
export interface Transferred {
  /** For the list of what was imported. */
  title: string;
  /** `same`: it is here already. */
  action: 'create' | 'same' | 'skip';
  /** `membersMissing`: people of these names are not here. */
  reasons: ('addressTaken' | 'notValid' | 'membersMissing')[];
}

/**
 * One kind of record that the export of everything contains besides contents and media. A feature declares
 * it in its manifest.
 */
export interface TransferredRecords {
  /** The name of its file in the export, without the ending. It is never renamed. */
  name: string;
  /** Every record as JSON, a few in memory at a time. Addresses of media are those of this site. */
  read(db: Database): AsyncIterable<object>;
  /** Takes a record of a file over that somebody may have changed. `isDry`: only says what would be done. */
  take(op: Operation, record: unknown, isDry: boolean): Promise<Transferred>;
}
