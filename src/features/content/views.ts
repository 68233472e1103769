import type { Picture } from '../media/schema.ts';
import type { Person } from '../people/schema.ts';
import type { Correction, EntryKind, FoundGroup, Marked, SearchFault } from '../search/schema.ts';
import type { Category, ContentSummary } from './schema.ts';

/** A cover; `inlineSvg` is SVG in the visitor's colours, written into the page instead of the files. */
export type CoverView = Picture & { inlineSvg?: string };

/** What the article page draws. Dates are real dates here; the API sends ISO strings. */
export interface ArticleView {
  id: string;
  category: Category;
  slug: string;
  path: string;
  title: string;
  summary: string;
  author: string;
  /** Rendered and sanitised when it was saved; h2 and h3 carry ids. */
  bodyHtml: string;
  /** The h2 headings of the body, for "in this article". */
  headings: { id: string; text: string }[];
  readingMinutes: number;
  publishedAt: Date;
  /** Only when it was edited after publication. */
  editedAt: Date | null;
  archived: boolean;
  cover: CoverView | null;
  related: ListItemView[];
}

export interface ListItemView {
  id: string;
  category: Category;
  path: string;
  title: string;
  summary: string;
  author: string;
  readingMinutes: number;
  publishedAt: Date;
  place: string;
  cover: CoverView | null;
}

/** A row that a search found. */
export interface FoundItemView extends ListItemView {
  archived: boolean;
  marked: { title: Marked; passage: Marked };
}

/** What a search found, as far as it concerns one page. */
export interface FoundView {
  /** As it was typed, cut where it is longer than a search may be. */
  typed: string;
  /** Why nothing was looked for. */
  fault: SearchFault | null;
  /** Words that were looked for in place of what was typed. */
  corrections: Correction[];
  /** Words that were taken for beginnings of words. */
  beginnings: string[];
  total: number;
  /** There are more than `total`. */
  more: boolean;
  pages: number;
  items: FoundItemView[];
  /** The archive was searched, too. */
  archive: boolean;
  /** What it would add, where it was not; counted up to a hundred. */
  archived: number;
  /** Besides content, on the first page of a search without filters. */
  entries: Record<EntryKind, FoundGroup> | null;
}

/** One page of a public list. `category` null is "all" (`/tum-icerikler`) or the archive. */
export interface ListView {
  kind: 'category' | 'all' | 'archive';
  /** The list's own path, e.g. `/haberler`. */
  path: string;
  category: Category | null;
  year: number | null;
  /** Years that have something, newest first. */
  years: number[];
  total: number;
  page: number;
  pages: number;
  pageSize: number;
  items: ListItemView[];
  /** What was looked for, on a page of search results. */
  found: FoundView | null;
}

export interface MeetingLine {
  id: string;
  path: string;
  title: string;
  startsAt: Date;
  province: string;
}

export interface HomeView {
  /** Newest with a picture. */
  lead: ListItemView | null;
  headlines: ListItemView[];
  visits: ListItemView[];
  /** The next that will take place. */
  meetings: MeetingLine[];
  chair: Person | null;
}

export type { ContentSummary };
