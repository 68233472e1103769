import * as z from 'zod/mini';
import { oneLine, severalLines } from '../../platform/typed-text.ts';

/** The party's documents, each with its Turkish path. */
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
  /** The number as text, e.g. `Madde 12`; empty for a part without a number. */
  number: z.string(),
  title: z.string(),
  /** 2 for a part of the document, 3 for an article in a part. */
  level: z.union([z.literal(2), z.literal(3)]),
});
export type Article = z.infer<typeof Article>;

export const DOCUMENT_LIMITS = { title: 160, summary: 400, note: 400, body: 500_000 };

/** What is written of a version, besides the day on which it was adopted. */
export const versionTexts = {
  title: oneLine(DOCUMENT_LIMITS.title),
  summary: severalLines(DOCUMENT_LIMITS.summary),
  /** One sentence: who adopted it and what changed. */
  note: severalLines(DOCUMENT_LIMITS.note),
  /** Markdown; empty if there is only the PDF. */
  body: z.string().check(z.maxLength(DOCUMENT_LIMITS.body)),
};

/** The data of a new version, without its PDF. */
export const NewVersion = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  /** Default: the number after the last one. */
  number: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  title: versionTexts.title.check(z.minLength(1)),
  summary: versionTexts.summary,
  adoptedOn: z.iso.date(),
  note: versionTexts.note,
  body: versionTexts.body,
});
export type NewVersion = z.infer<typeof NewVersion>;

/** The path of a version's PDF, e.g. `/belgeler/tuzuk-2.pdf`. */
export const pdfPath = (kind: DocumentKind, number: number) =>
  `/belgeler${DOCUMENTS[kind]}-${number}.pdf`;

/** A version in the list of versions. */
export interface VersionView {
  number: number;
  /** Noon of the day in Istanbul, so that every formatter shows the same day. */
  adoptedOn: Date;
  note: string;
  bytes: number;
  pages: number;
  /** The path of the PDF. */
  pdf: string;
  /** SHA-256 of the PDF, in hexadecimal. */
  checksum: string;
}

/** The version that a page shows. */
export interface ShownVersion extends VersionView {
  bodyHtml: string;
  /** If its text is still that of an earlier version: the number of that version. */
  textOf: number | null;
  articles: Article[];
  createdAt: Date;
  cover: { mediaId: string; width: number; height: number; widths: number[] } | null;
}

export interface DocumentView {
  kind: DocumentKind;
  title: string;
  summary: string;
  /** The version in force. */
  present: VersionView;
  shown: ShownVersion;
  /** All versions, the newest first. */
  versions: VersionView[];
}
