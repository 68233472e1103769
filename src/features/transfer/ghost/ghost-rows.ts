import * as z from 'zod/mini';

/** A row of a table, still of any form. */
export type Row = Record<string, unknown>;

export const rowOf = (value: unknown): Row | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Row) : null;

/** Text, or empty for anything else: an optional field never loses the entry. */
const text = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) =>
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
  ),
);
const flag = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

const shared = { og_title: text, og_description: text, og_image: text };

export const PostMeta = z.object({
  ...shared,
  feature_image_alt: text,
  feature_image_caption: text,
});
export type PostMeta = z.infer<typeof PostMeta>;

export const GhostPost = z.object({
  id: z.pipe(
    z.union([z.string().check(z.minLength(1), z.maxLength(100)), z.int()]),
    z.transform(String),
  ),
  title: text,
  slug: text,
  html: text,
  markdown: text,
  plaintext: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  image: text,
  featured: flag,
  status: text,
  type: text,
  page: flag,
  visibility: text,
  locale: text,
  language: text,
  author_id: text,
  published_at: text,
  created_at: text,
  custom_excerpt: text,
  ...shared,
});
export type GhostPost = z.infer<typeof GhostPost>;
