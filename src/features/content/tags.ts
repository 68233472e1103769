import type { Category, Content } from './schema.ts';

interface Tagged {
  id: string;
  category: Category;
  /** The contents of the same translation, whose pages link to it. */
  translations?: readonly Pick<Content, 'id'>[];
}

/** The tags of the pages that show a content, or link to it as their translation. */
export const tagsOf = ({ id, category, translations = [] }: Tagged): string[] => [
  `content:${id}`,
  ...translations.map((other) => `content:${other.id}`),
  `list:${category}`,
  'list:all',
  'list:archive',
  'home',
];
