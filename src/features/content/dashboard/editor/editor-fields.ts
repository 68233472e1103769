import type { Category, Content } from '../../schema.ts';

/** The cover in the editor: the fields that are sent, and those that are needed to show it. */
export interface CoverFields {
  mediaId: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
  widths: number[];
}

/** The values of the form. The category is empty until the user chooses one. */
export interface EditorFields {
  title: string;
  category: Category | '';
  slug: string;
  summary: string;
  author: string;
  body: string;
  cover: CoverFields | null;
}

export const emptyFields = (author: string): EditorFields => ({
  title: '',
  category: '',
  slug: '',
  summary: '',
  author,
  body: '',
  cover: null,
});

export const fieldsOf = (content: Content): EditorFields => ({
  title: content.title,
  category: content.category,
  slug: content.slug,
  summary: content.summary,
  author: content.author,
  body: content.body,
  cover: content.cover && {
    mediaId: content.cover.mediaId,
    alt: content.cover.alt,
    caption: content.cover.caption,
    width: content.cover.width,
    height: content.cover.height,
    widths: content.cover.widths,
  },
});

/**
 * The fields in a fixed order and trimmed as on the server, so that equal contents compare as
 * equal.
 */
export const sameFields = (a: EditorFields, b: EditorFields) => signature(a) === signature(b);

function signature(fields: EditorFields): string {
  const { title, category, slug, summary, author, body, cover } = fields;
  return JSON.stringify([
    title.trim(),
    category,
    slug.trim(),
    summary.trim(),
    author.trim(),
    body,
    cover && [cover.mediaId, cover.alt.trim(), cover.caption.trim()],
  ]);
}

/** Field paths in reading order. */
export const FIELD_ORDER = [
  'title',
  'body',
  'category',
  'slug',
  'summary',
  'author',
  'cover.mediaId',
  'cover.alt',
  'cover.caption',
] as const;

export const fieldId = (field: string) => `field-${field.replace('.', '-')}`;
export const FIELD_IDS = Object.fromEntries(FIELD_ORDER.map((path) => [path, fieldId(path)]));
