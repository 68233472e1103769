import * as z from 'zod/mini';
import { oneLine, severalLines } from '../../platform/typed-text.ts';

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

export const MAX_PDF_BYTES = 50 * 1024 * 1024;
/** More than any charter has; a file that claims more is not one. */
export const MAX_PDF_PAGES = 2000;

/** What staff say of a version; the PDF comes beside it. */
export const NewVersion = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  /** Left out: the one after the last. */
  number: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  title: oneLine(160).check(z.minLength(1)),
  summary: severalLines(400),
  adoptedOn: z.iso.date(),
  note: severalLines(400),
  /** Markdown; empty where only the PDF exists. */
  body: z.string().check(z.maxLength(500_000)),
});
export type NewVersion = z.infer<typeof NewVersion>;

/** Where a version's PDF is served, e.g. `/belgeler/tuzuk-2.pdf`. */
export const pdfPath = (kind: DocumentKind, number: number) =>
  `/belgeler${DOCUMENTS[kind]}-${number}.pdf`;
