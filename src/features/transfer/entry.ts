import type { Locale } from '../../platform/i18n/locales.ts';
import type { Category, CorrectionNote, PictureWords, State } from '../content/schema.ts';
import type { MediaFields } from '../media/schema.ts';
import type { ImportFault, NoteReason } from './contract.ts';

/** Why a whole file cannot be imported. Nothing of it is taken over. */
export class UnusableFile extends Error {
  readonly fault: ImportFault;
  /** Of the file, from 1; 0: unknown. */
  readonly line: number;

  constructor(fault: ImportFault, line = 0) {
    super(`import: ${fault}`);
    this.fault = fault;
    this.line = line;
  }
}

/** A picture or file, by its address in the other system or its path in the ZIP. */
export interface PictureRef extends PictureWords {
  address: string;
}

/**
 * One content of another system, before its pictures are in the library. A hash of its fields, in their
 * order, says whether it has changed since an earlier import: a new field is left out where it is empty.
 */
export interface Entry {
  /** Its id in the other system. */
  id: string;
  title: string;
  /** Markdown; pictures have the address `import:N`, a place in `pictures`. */
  body: string;
  pictures: PictureRef[];
  summary: string;
  author: string;
  place: string;
  tags: string[];
  /** Of the other system, by slug. */
  categories: string[];
  slug: string;
  state: State;
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  unpublishAt: string | null;
  cover: PictureRef | null;
  language: Locale | null;
  share: { title: string; description: string; picture: PictureRef | null };
  pinned: boolean;
  attachments: { file: PictureRef; title: string }[];
  corrections?: CorrectionNote[];
  /** The id of an earlier entry. */
  translationOf: string | null;
  formerSlugs: string[];
  /** Addresses of the other site that redirect to it. */
  addresses: string[];
  /** What could not be taken over. */
  reasons: NoteReason[];
  /** The names of elements that a text here cannot have, such as `<mark>` or `[contact-form]`. */
  lost?: string[];
  /** The first damaged line of the file that belongs to it; 0 or nothing: none. */
  damagedLine?: number;
}

/** What a file contains, in its order: entries, and those that cannot be one. */
export type Read =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'skipped'; id: string; title: string; reason: NoteReason; line?: number };

/** What is known about a whole file before its entries are read. */
export interface SourceHead {
  /** Names the other system in the database. */
  source: string;
  /** The address of its site; empty if there is none. */
  site: string;
  categories: Map<string, string>;
  /** The names of its tags, by the last part of the addresses of their lists. */
  tags?: Map<string, string>;
}

/** What another library says of a picture or file. */
export type MediaWords = Partial<MediaFields>;

/** A file to import. Its entries can be read several times. */
export interface ImportSource {
  readHead(signal: AbortSignal): Promise<SourceHead>;
  read(signal: AbortSignal): AsyncIterable<Read>;
  /** Writes a picture or file to `path`, and returns its name; null if it is not in the upload. */
  extract(address: string, path: string): Promise<string | null>;
  has(address: string): boolean;
  /** What the upload says of a picture or file beside its bytes; null: nothing. */
  wordsOf?(address: string): Promise<MediaWords | null>;
  /** The records of a kind that an export of this product has besides contents; undefined: unreadable. */
  records?(name: string): AsyncIterable<unknown>;
  close(): Promise<void>;
}

export const categoryOf = (
  { categories }: Pick<Entry, 'categories'>,
  map: Record<string, Category>,
  otherwise: Category,
): Category => {
  const named = categories.find((slug) => Object.hasOwn(map, slug));
  return (named !== undefined && map[named]) || otherwise;
};
