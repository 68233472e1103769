import type { Category } from '../schema.ts';

/** Above this number, a count is shown as "at least". */
export const COUNTED = 2000;

/** The contents to search, and the page of results to return. */
export interface HitRequest {
  category: Category | null;
  year: number | null;
  /** Whether archived contents are searched too. */
  archive: boolean;
  offset: number;
  limit: number;
}

export interface Hits {
  ids: string[];
  total: number;
  /** Whether there are more than `total`. */
  more: boolean;
  /** How many archived contents match as well; counted up to a hundred. */
  archived: number;
}

const PUBLISHED = "!'Sarchived'";
const ARCHIVED = "'Sarchived'";

/** Limits a query, which may be empty, to the requested category and year, which are also words in the index. */
function within({ category, year }: HitRequest, query: string, archive: string): string {
  const filters = [archive, category && `'C${category}'`, year && `'Y${year}'`];
  return [query, ...filters].filter(Boolean).join(' & ');
}

/** Limits a query to what the request searches. */
export const asked = (request: HitRequest, query: string): string =>
  within(request, query, request.archive ? '' : PUBLISHED);

/** The same in the archive. */
export const askedInArchive = (request: HitRequest, query: string): string =>
  within(request, query, ARCHIVED);
