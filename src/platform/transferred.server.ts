import type { Database } from './database/client.server.ts';
import type { Operation } from './operation.server.ts';
import type { Store } from './storage/store.server.ts';

/** What became of a record, or would become of it. */
export interface Transferred {
  /** For the list of what was imported. */
  title: string;
  /** `same`: it is here already. */
  action: 'create' | 'same' | 'skip';
  /** `membersMissing`: people of these names are not here. */
  reasons: ('addressTaken' | 'notValid' | 'membersMissing' | 'pictureMissing' | 'pictureRefused')[];
}

/** A stored file of a record that is not in the media library. */
export interface TransferredFile {
  /** In the store. */
  key: string;
  /** In the ZIP. */
  path: string;
}

/** The files of an import, and where they are stored. */
export interface GivenFiles {
  store: Store;
  has(path: string): boolean;
  /** Gives a file of the ZIP to `work`, and removes it afterwards. Throws 404 if it is not there. */
  use<T>(path: string, work: (file: string) => Promise<T>): Promise<T>;
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
  /** The files of these records besides those of the media library. */
  files?(db: Database): AsyncIterable<TransferredFile>;
  /** Takes a record of a file over that somebody may have changed. `isDry`: only says what would be done. */
  take(op: Operation, record: unknown, isDry: boolean, files: GivenFiles): Promise<Transferred>;
}
