import type { Locale } from '../../platform/i18n/locales.ts';
import type { SharedPicture } from '../../site/kit/page.ts';
import type { Picture } from '../media/schema.ts';
import type {
  Correction,
  EntryKind,
  FoundEntry,
  FoundGroup,
  Marked,
  SearchFault,
} from '../search/schema.ts';
import type { Category, PictureWords } from './schema.ts';

/**
 * A cover; `inlineSvg` is an SVG in the visitor's colours, which is written into the page instead
 * of using the files.
 */
export type CoverView = Picture & {
  inlineSvg?: string;
  /** The point that stays visible when the picture is cut, in percent from left and top. */
  focus?: { x: number; y: number };
};

/** A file that visitors can download. */
export interface FileView {
  path: string;
  title: string;
  /** The MIME type. */
  type: string;
  /** The ending of the name, in capital letters. */
  ending: string;
  bytes: number;
  /** Only of a PDF. */
  pages: number | null;
  /** The first page of a PDF. */
  firstPage: Picture | null;
}

export interface TranslationView {
  language: Locale;
  title: string;
  /** Turkish path. */
  path: string;
}

/** A correction note as readers see it. */
export interface CorrectionView {
  /** `2026-11-28` */
  day: string;
  /** In the language of the content: `Düzeltme (28 Kasım 2026)`. */
  label: string;
  text: string;
}

/** The data of the article page. Dates are `Date` objects here; the API sends ISO strings. */
export interface ArticleView {
  id: string;
  category: Category;
  slug: string;
  path: string;
  title: string;
  summary: string;
  author: string;
  /** The page of the person who is the author. */
  authorPath: string | null;
  place: string;
  tags: string[];
  language: Locale;
  /** The public translations. */
  translations: TranslationView[];
  /** Rendered and sanitised at every save; h2 and h3 have ids. */
  bodyHtml: string;
  /** The h2 headings of the body, for the table of contents. */
  headings: { id: string; text: string }[];
  readingMinutes: number;
  publishedAt: Date;
  /** Null if it was not edited after publication. */
  editedAt: Date | null;
  archived: boolean;
  cover: (CoverView & PictureWords) | null;
  attachments: FileView[];
  /** The oldest first. */
  corrections: CorrectionView[];
  /** The PDF of a report, which is also one of `attachments`. */
  report: FileView | null;
  /** What other sites show; an empty text: title or summary. */
  share: { title: string; description: string; picture: SharedPicture | null };
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
  language: Locale;
  cover: CoverView | null;
  /** The PDF of a report. */
  report: FileView | null;
  /** Only of lists: what a reader of another language sees instead. */
  translations?: ItemTranslation[];
}

/** The published translation of an item. */
export type ItemTranslation = Pick<
  ListItemView,
  'id' | 'category' | 'language' | 'title' | 'summary' | 'path' | 'readingMinutes'
>;

/** A row in the search results. */
export interface FoundItemView extends ListItemView {
  archived: boolean;
  marked: { title: Marked; passage: Marked };
}

/** The search results that one page needs. */
export interface FoundView {
  /** The query as it was typed, cut at the maximum length. */
  typed: string;
  /** The reason why no search was made. */
  fault: SearchFault | null;
  /** Words that were replaced by corrected words. */
  corrections: Correction[];
  /** Words that were treated as beginnings of words. */
  beginnings: string[];
  total: number;
  /** Whether there are more than `total`. */
  more: boolean;
  pages: number;
  items: FoundItemView[];
  /** Whether the archive was searched too. */
  archive: boolean;
  /** How many results the archive would add if it was not searched; counted up to a hundred. */
  archived: number;
  /** Results outside content; only on the first page of a search without filters. */
  entries: Record<EntryKind, FoundGroup> | null;
  /** A result outside content that stands before all others, and is not among `entries`. */
  best: FoundEntry | null;
  /** The only kind that is listed; null for contents and all kinds. */
  only: EntryKind | null;
  /** Words that could be meant, if nothing was found. */
  meant: string[];
}

/**
 * One page of a public list. `category` is null for the list of all contents (`/tum-icerikler`) and
 * the archive.
 */
export interface ListView {
  kind: 'category' | 'all' | 'archive';
  /** The path of the list, e.g. `/haberler`. */
  path: string;
  category: Category | null;
  year: number | null;
  /** Only of the list of all contents. */
  tag: string | null;
  /** Years with contents, the newest first. */
  years: number[];
  total: number;
  page: number;
  pages: number;
  pageSize: number;
  items: ListItemView[];
  /** The search, on a page of search results. */
  found: FoundView | null;
}
