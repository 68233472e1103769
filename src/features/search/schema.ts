import type { Locale } from '../../platform/i18n/locales.ts';
import type { FixedDocument } from '../documents/schema.ts';

/**
 * Limits of a search. With more characters there is an error message; further words are ignored.
 * `excluded` is the limit for words with a minus. Results in the archive are counted up to
 * `archived`.
 */
export const SEARCH_LIMITS = { characters: 200, words: 12, excluded: 6, archived: 100 };

/** The kinds of results besides content; each is shown as a group. */
export const ENTRY_KINDS = ['pages', 'documents', 'people', 'meetings'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Why there was no search. Each reason has a message in `search:faults`. */
export type SearchFault =
  | 'empty'
  | 'noLetters'
  | 'onlyExcluded'
  | 'tooLong'
  | 'tooShort'
  | 'commonWords';

/** The parts of a text in order: hits, and the text between them. */
export type Marked = { text: string; hit: boolean }[];

/** A word that was corrected, so that the page can show it. */
export interface Correction {
  from: string;
  to: string;
}

interface EntryCommon {
  /** For an article of a document it includes the fragment. */
  path: string;
  title: Marked;
  /** Empty if the text has no hit. */
  passage: Marked;
  /** Whether it can stand before the contents: all words are in its title, or it is on the wanted day. */
  sure: boolean;
}
/** A result that is not content: a page, a part of a document, a person or a meeting. */
export type FoundEntry = EntryCommon &
  (
    | { kind: 'pages' }
    /** `fixed`: the name is part of the product. Each `lang` if it is not in the page's language. */
    | {
        kind: 'documents';
        fixed: FixedDocument | null;
        name: { text: string; lang?: Locale };
        lang?: Locale;
      }
    /** `lang` if it is not in the page's language. */
    | { kind: 'people'; duty: { marked: Marked; lang?: Locale }; province: Marked }
    | { kind: 'meetings'; startsAt: Date; cancelled: boolean; place: Marked }
  );
/** The best results of one kind; `total` also counts those that are not listed. */
export interface FoundGroup {
  total: number;
  items: FoundEntry[];
}

/** How many results are not contents. */
export const entriesIn = (entries: Record<EntryKind, FoundGroup> | null): number =>
  entries ? ENTRY_KINDS.reduce((sum, kind) => sum + entries[kind].total, 0) : 0;
