import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { isId, isSlug, slugOf } from '../../platform/slug.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';

/** The documents whose addresses are fixed, each with its Turkish path. */
export const FIXED_DOCUMENTS = {
  programme: '/parti-programi',
  manifesto: '/parti-manifestosu',
  goals: '/parti-politik-hedefleri',
  charter: '/tuzuk',
  guide: '/teskilat-rehberi',
} as const;
export type FixedDocument = keyof typeof FIXED_DOCUMENTS;

export const FIXED_KEYS = Object.keys(FIXED_DOCUMENTS) as [FixedDocument, ...FixedDocument[]];

/** What a document is, in the order of the list of all. */
export const DOCUMENT_KINDS = [
  'charter',
  'programme',
  'election',
  'declaration',
  'regulation',
  'guide',
  'report',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const KIND_OF_FIXED: Record<FixedDocument, DocumentKind> = {
  programme: 'programme',
  manifesto: 'declaration',
  goals: 'programme',
  charter: 'charter',
  guide: 'guide',
};

/** The key of a fixed document, such as `charter`, or the id of the row of another one. */
export type DocumentId = string;
export const DocumentId = z.union([z.enum(FIXED_KEYS), z.uuid()]);

export const isFixed = (id: DocumentId): id is FixedDocument => Object.hasOwn(FIXED_DOCUMENTS, id);

/** Where the documents are listed that have no fixed address, below which they stand. */
export const DOCUMENTS_PATH = '/belgeler';

/** What names a document: its key, or its slug. */
export interface NamedDocument {
  fixed: FixedDocument | null;
  slug: string | null;
}

/** The Turkish path of a document. */
export const documentPath = ({ fixed, slug }: NamedDocument): string =>
  fixed ? FIXED_DOCUMENTS[fixed] : `${DOCUMENTS_PATH}/${slug}`;

/** The last part of its path, with which the names of its files begin. */
export const slugAt = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path of a version's PDF, e.g. `/belgeler/tuzuk-2.pdf`. */
export const pdfPath = (path: string, number: number): string =>
  `${DOCUMENTS_PATH}/${slugAt(path)}-${number}.pdf`;

/** The tag of what shows a document, or lists all. */
export const documentTag = (id: DocumentId): string => `document:${id}`;
export const DOCUMENTS_TAG = 'documents';

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

export const DOCUMENT_LIMITS = {
  title: 160,
  summary: 400,
  note: 400,
  body: 500_000,
  slug: 80,
  /** Of the party, with those in the trash. */
  documents: 500,
} as const;

/** How long a removed document can be brought back, in days. */
export const KEPT_DAYS = 30;

/** What is written of a version, besides the day on which it was adopted. */
export const versionTexts = {
  title: oneLine(DOCUMENT_LIMITS.title),
  summary: severalLines(DOCUMENT_LIMITS.summary),
  /** One sentence: who adopted it and what changed. */
  note: severalLines(DOCUMENT_LIMITS.note),
  /** Markdown; empty if there is only the PDF. */
  body: z.string().check(z.maxLength(DOCUMENT_LIMITS.body)),
};

const rule = (name: string) => ({ params: { rule: name } });
const FIXED_SLUGS: ReadonlySet<string> = new Set(Object.values(FIXED_DOCUMENTS).map(slugAt));

/** The rule that an address breaks by its form; null for a good one. */
export function slugFault(slug: string): string | null {
  if (slug !== slugOf(slug, DOCUMENT_LIMITS.slug) || !isSlug(slug)) return 'ownPageSlug';
  // The PDFs of all documents are in one folder.
  return FIXED_SLUGS.has(slug) || isId(slug) ? 'ownPageReserved' : null;
}

/** The address of a document, without the path of the list. */
export const DocumentSlug = oneLine(DOCUMENT_LIMITS.slug).check(
  z.minLength(1),
  z.refine((slug) => slug === '' || slugFault(slug) !== 'ownPageSlug', rule('ownPageSlug')),
  z.refine((slug) => slugFault(slug) !== 'ownPageReserved', rule('ownPageReserved')),
);

/** The languages into which title and summary can be translated. */
export const TRANSLATED = ['en', 'de', 'es'] as const satisfies readonly Locale[];

const translation = z.strictObject({ title: versionTexts.title, summary: versionTexts.summary });

/** Title and summary in the other languages; empty ones are shown in Turkish. The text stays Turkish. */
export const Translations = z.strictObject({
  en: translation,
  de: translation,
  es: translation,
});
export type Translations = z.infer<typeof Translations>;

const NO_WORDS = { title: '', summary: '' };
export const NO_TRANSLATIONS: Translations = { en: NO_WORDS, de: NO_WORDS, es: NO_WORDS };

/** What a document is called. */
export interface DocumentWords {
  title: string;
  summary: string;
  translations: Translations;
}

/** One of its texts in a language; `lang` if it has none there and stays Turkish. */
export function wordsOf(
  document: DocumentWords,
  name: 'title' | 'summary',
  locale: Locale,
): { text: string; lang?: 'tr' } {
  if (locale === 'tr') return { text: document[name] };
  const text = document.translations[locale][name];
  return text ? { text } : { text: document[name], lang: 'tr' };
}

/** The languages in which a document has a title, and a summary if it has one in Turkish. */
export const languagesIn = ({ title, summary, translations }: DocumentWords): Locale[] =>
  LOCALES.filter((locale) => {
    const words = locale === 'tr' ? { title, summary } : translations[locale];
    return words.title !== '' && (summary === '' || words.summary !== '');
  });

/** A document of the party's own, which is made if there is none at this address. */
const OwnDocument = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  slug: DocumentSlug,
  translations: Translations,
});
export type OwnDocument = z.infer<typeof OwnDocument>;

/** The data of a new version, without its PDF. */
export const NewVersion = z.strictObject({
  document: z.union([z.enum(FIXED_KEYS), OwnDocument]),
  /** Default: the number after the last one. */
  number: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  title: versionTexts.title.check(z.minLength(1)),
  summary: versionTexts.summary,
  adoptedOn: z.iso.date(),
  note: versionTexts.note,
  body: versionTexts.body,
});
export type NewVersion = z.infer<typeof NewVersion>;

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

export interface DocumentView extends NamedDocument, DocumentWords {
  id: DocumentId;
  kind: DocumentKind;
  path: string;
  /** The version in force. */
  present: VersionView;
  shown: ShownVersion;
  /** All versions, the newest first. */
  versions: VersionView[];
}
