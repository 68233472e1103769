import type { Locale } from '../../platform/i18n/locales.ts';
import type { DocumentKind } from '../documents/schema.ts';

/**
 * Limits of a search: more letters are answered with a message, more words are ignored. `excluded`
 * limits the words with a minus. Content in the archive is counted up to `archived`.
 */
export const SEARCH_LIMITS = { letters: 200, words: 12, excluded: 6, archived: 100 };

/** Kinds of results besides content; each is a group of its own. */
export const ENTRY_KINDS = ['documents', 'people', 'meetings'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Why there was no search: each has a sentence under `search:faults`. */
export type SearchFault =
  | 'empty'
  | 'noLetters'
  | 'onlyExcluded'
  | 'tooLong'
  | 'tooShort'
  | 'commonWords';

/** A text in parts, in order: hits and the text between them. */
export type Marked = { text: string; hit: boolean }[];

/** The corrected search, so that the page can show it. */
export interface Correction {
  from: string;
  to: string;
}

interface EntryCommon {
  /** With the fragment of an article. */
  path: string;
  title: Marked;
  /** Null if only the name is shown; empty if the text has no hit. */
  passage: Marked | null;
}
/** Something found besides content: a part of a document, a person or a meeting. */
export type FoundEntry = EntryCommon &
  (
    | { kind: 'documents'; document: DocumentKind }
    /** `lang` if it is not in the page's language. */
    | { kind: 'people'; duty: { marked: Marked; lang?: Locale }; province: Marked }
    | { kind: 'meetings'; startsAt: Date; cancelled: boolean; place: Marked }
  );
/** The best results of one kind; `total` also counts those that are not listed. */
export interface FoundGroup {
  total: number;
  items: FoundEntry[];
}
