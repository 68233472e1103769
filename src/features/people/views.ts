import type { Locale } from '../../platform/i18n/locales.ts';
import type { ListedBoard, Person } from './schema.ts';

/** One board. The chair is first if the chair is a member; the others are in the party's order. */
export interface BoardView {
  board: ListedBoard;
  chair: Person | null;
  members: Person[];
  /** The tasks of the board, rendered. */
  textHtml: string;
}

export interface PersonView extends Person {
  id: string;
  /** Rendered and sanitised. */
  biographyHtml: string;
  /** The beginning of the biography without markup, for search engines. */
  description: string;
  timeline: { year: string; text: string }[];
  /** The newest content by this author. */
  writings: WritingView[];
}

export interface WritingView {
  id: string;
  /** The list that contains the content: its Turkish path and the text key of its name. */
  list: { path: string; name: string };
  path: string;
  title: string;
  language: Locale;
  publishedAt: Date;
}
