import { findForms, type PgQueryable } from './lexicon.server.ts';
import { formsOf, mark, markPassage } from './mark.ts';
import { type ParsedQuery, wantedStems } from './parsed-query.ts';
import type { Marked } from './schema.ts';

export interface Marker {
  whole(text: string): Marked;
  /** The passage of a Markdown text. */
  passage(text: string): Marked;
}

/** Marks the hits of a search. */
export async function markerOf(db: PgQueryable, search: ParsedQuery): Promise<Marker> {
  const forms = formsOf(await findForms(db, wantedStems(search)));
  return { whole: (text) => mark(text, forms), passage: (text) => markPassage(text, forms) };
}
