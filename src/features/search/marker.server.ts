import { type Asks, findForms } from './lexicon.server.ts';
import { formsOf, mark, markPassage } from './mark.ts';
import type { Marked } from './schema.ts';
import { type Understood, wantedStems } from './understood.ts';

export interface Marker {
  whole(text: string): Marked;
  /** Of Markdown. */
  passage(text: string): Marked;
}

/** Marks what a search was found by. */
export async function markerOf(db: Asks, search: Understood): Promise<Marker> {
  const forms = formsOf(await findForms(db, wantedStems(search)));
  return { whole: (text) => mark(text, forms), passage: (text) => markPassage(text, forms) };
}
