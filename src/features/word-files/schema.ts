import * as z from 'zod/mini';

/** What a Word file may have and a text of the site has not, in the order in which it is told. */
export const LOSSES = [
  'pictureKinds',
  'pictureFaults',
  'morePictures',
  'linkedPictures',
  'notePictures',
  'shapes',
  'charts',
  'objects',
  'equations',
  'symbols',
  'textBoxes',
  'mergedCells',
  'innerTables',
  'cellLines',
  'listLetters',
  'underlined',
  'highlighted',
  'comments',
  'insertions',
  'deletions',
  'hiddenText',
  'headersFooters',
  'contentsTable',
  'macros',
] as const;
export type LossKind = (typeof LOSSES)[number];

export const Loss = z.object({ kind: z.enum(LOSSES), count: z.int() });
export type Loss = z.infer<typeof Loss>;

/** `document`: articles and parts become headings with their number, and letters of lists stay. */
export const PURPOSES = ['content', 'document'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A Word file as a text of the site. */
export const WordText = z.object({
  title: z.string(),
  /** Markdown; its pictures are in the library. */
  body: z.string(),
  lost: z.array(Loss),
  /** How many pictures the text has. */
  pictures: z.int(),
});
export type WordText = z.infer<typeof WordText>;

/** The most pictures that are taken from one file: each takes seconds to be encoded. */
export const MOST_PICTURES = 60;

/** The longest text of a content, in characters; that of a document has its own check. */
export const LONGEST_BODY = 200_000;

/** The longest title, as of a content. */
export const LONGEST_TITLE = 200;
