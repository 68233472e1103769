import * as z from 'zod/mini';

/** The party's documents, each with its Turkish address. */
export const DOCUMENTS = {
  programme: '/parti-programi',
  manifesto: '/parti-manifestosu',
  goals: '/parti-politik-hedefleri',
  charter: '/tuzuk',
  guide: '/teskilat-rehberi',
} as const;
export type DocumentKind = keyof typeof DOCUMENTS;
export const DOCUMENT_KINDS = Object.keys(DOCUMENTS) as [DocumentKind, ...DocumentKind[]];

/** A part of a document that can be linked to: `id` is its fragment, e.g. `madde-12`. */
export const Article = z.object({
  id: z.string(),
  /** As it is written, e.g. `Madde 12`; empty for a part without a number. */
  number: z.string(),
  title: z.string(),
  /** 2 for a part of the document, 3 for an article within one. */
  level: z.union([z.literal(2), z.literal(3)]),
});
export type Article = z.infer<typeof Article>;
