import type { Category } from '../content/schema.ts';
import type { ListedBoard, Person } from './schema.ts';

/** One board: the chair first if the chair is a member, the others in the party's order. */
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
  /** The biography's first words without markup, for search engines. */
  description: string;
  timeline: { year: string; text: string }[];
  /** The newest content with this author. */
  writings: WritingView[];
}

export interface WritingView {
  id: string;
  category: Category;
  path: string;
  title: string;
  publishedAt: Date;
}
