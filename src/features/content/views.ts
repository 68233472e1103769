import type { Category, ContentSummary, Picture } from './schema.ts';

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
  cover: Picture | null;
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
  cover: Picture | null;
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
}

export interface HomeView {
  /** Newest with a picture. */
  lead: ListItemView | null;
  headlines: ListItemView[];
  visits: ListItemView[];
  chair: { name: string; duty: string; portraitSvg: string; quote: string } | null;
}

export type { ContentSummary };
