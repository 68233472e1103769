import type { Category, Content } from '../../schema.ts';

/** The cover as the editor holds it: what is sent, and what showing it needs. */
export interface CoverFields {
  mediaId: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
  widths: number[];
}

/** What is typed. The category is empty until one is chosen. */
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

/** Fields in one order and trimmed as the server will, so that equal texts are equal. */
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

/** Paths in reading order. */
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
