import type { Locale } from '../../platform/i18n/locales.ts';
import type { DocumentKind } from '../documents/schema.ts';

/**
 * What a visitor may type: more letters are answered with a sentence, more words are not looked at.
 * `excluded` counts the words behind a minus. Pieces in the archive are counted up to `archived`.
 */
export const SEARCH_LIMITS = { letters: 200, words: 12, excluded: 6, archived: 100 };

/** What is found besides content; each is a group of its own. */
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

/** A text in pieces, in order: what a search was found by, and what stands between. */
export type Marked = { text: string; hit: boolean }[];

/** What was looked for in place of what was typed, so that the page can say it. */
export interface Correction {
  from: string;
  to: string;
}

interface EntryCommon {
  /** With the fragment of an article. */
  path: string;
  title: Marked;
  /** Null for those that are only named; empty where no words of the text were found. */
  passage: Marked | null;
}
/** Something found besides content: a part of a document, a person or a meeting. */
export type FoundEntry = EntryCommon &
  (
    | { kind: 'documents'; document: DocumentKind }
    /** `lang` where it is not in the page's language. */
    | { kind: 'people'; duty: { marked: Marked; lang?: Locale }; province: Marked }
    | { kind: 'meetings'; startsAt: Date; cancelled: boolean; place: Marked }
  );
/** The best of one kind; `total` counts those that are not listed, too. */
export interface FoundGroup {
  total: number;
  items: FoundEntry[];
}
