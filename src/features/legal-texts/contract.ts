import * as z from 'zod/mini';
import { changed, contract, one } from '../../platform/http/contract.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { siteRight } from '../../platform/rights.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';

/**
 * The legal texts, each with its Turkish path: the information notice, the explicit consent and the
 * declaration of eligibility of the membership form, and the information notice of the contact form.
 */
export const LEGAL_TEXTS = {
  notice: '/aydinlatma-metni',
  consent: '/acik-riza-metni',
  declaration: '/uyelik-beyani',
  contactNotice: '/aydinlatma-metni/iletisim',
} as const;
export type LegalKind = keyof typeof LEGAL_TEXTS;
export const LEGAL_KINDS = Object.keys(LEGAL_TEXTS) as [LegalKind, ...LegalKind[]];

/** The texts that a person agrees to; each has one sentence that a form shows beside its tick box. */
export const STATED_KINDS: readonly LegalKind[] = ['consent', 'declaration'];

/** What a text may contain between `{{` and `}}`: data of the party. */
export const LEGAL_PLACEHOLDERS = ['party', 'address', 'phone', 'email'] as const;

/** The version of a text that a person was shown, as it is stored with what the person sent. */
export interface LegalRef {
  version: number;
  /** SHA-256 over the text in every language, in hexadecimal. */
  hash: string;
}

/** A text as visitors read it in one language. */
export interface LegalText extends LegalRef {
  kind: LegalKind;
  /** Its Turkish path, without the prefix of a language. */
  path: string;
  /** The language of the texts: Turkish if there is no translation. */
  lang: Locale;
  title: string;
  /** One sentence in the first person; empty for the two information notices. */
  statement: string;
  html: string;
  /** What a form sends back in a hidden field: which version it showed. */
  ref: string;
}

const filled = z.minLength(1);

/** In characters. */
const LONGEST_TEXT = 30_000;

/** A text in one language. `text` is Markdown; all three may contain `{{placeholders}}`. */
export const LegalWords = z.strictObject({
  title: oneLine(120).check(filled),
  statement: severalLines(1000),
  text: severalLines(LONGEST_TEXT).check(filled),
});
export type LegalWords = z.infer<typeof LegalWords>;

/** A text in its languages; a language that is left out shows the Turkish text. */
export const LegalWordings = z.strictObject({
  tr: LegalWords,
  en: z.optional(LegalWords),
  de: z.optional(LegalWords),
  es: z.optional(LegalWords),
});
export type LegalWordings = z.infer<typeof LegalWordings>;

/** What an admin publishes. `version` is the one that was edited; `note` says what has changed. */
export const LegalPublication = z.extend(LegalWordings, {
  version: z.int().check(z.gte(1)),
  note: oneLine(300),
});
export type LegalPublication = z.infer<typeof LegalPublication>;

const publication = {
  version: z.int(),
  hash: z.string(),
  /** `builtIn`: the first version; `party`: only the data of the party changed. */
  origin: z.enum(['builtIn', 'edited', 'party']),
  note: z.string(),
  /** ISO 8601 in UTC. */
  publishedAt: z.string(),
  /** The name of the user; null if no one published it, or the account was deleted. */
  publishedBy: z.nullable(z.string()),
};

/** The version of a text in force, for a list of all texts. */
export const LegalSummary = z.object({
  kind: z.enum(LEGAL_KINDS),
  title: z.string(),
  locales: z.array(z.enum(LOCALES)),
  ...publication,
});
export type LegalSummary = z.infer<typeof LegalSummary>;

/** A text in force as it was written, and all its versions, the newest first. */
export const EditedLegalText = z.object({
  kind: z.enum(LEGAL_KINDS),
  version: z.int(),
  template: LegalWordings,
  /** The built-in text, for comparison or for starting again. */
  builtIn: LegalWordings,
  /** Whether it has a statement. */
  isStated: z.boolean(),
  placeholders: z.array(z.string()),
  versions: z.array(z.object(publication)),
});
export type EditedLegalText = z.infer<typeof EditedLegalText>;

/** A text as visitors will read it. */
export const LegalPreview = z.object({
  title: z.string(),
  statement: z.string(),
  html: z.string(),
});
export type LegalPreview = z.infer<typeof LegalPreview>;

/** The longest request, in bytes: the texts in four languages, and some characters of two bytes. */
const LEGAL_BYTES = 4 * 2.5 * LONGEST_TEXT;

/** The languages in which a text exists. */
export const localesOf = (wordings: LegalWordings): Locale[] =>
  LOCALES.filter((locale) => wordings[locale]);

const KindParam = z.strictObject({ kind: z.enum(LEGAL_KINDS) });

/** The legal texts, for admins. */
export const legalTextRoutes = contract(
  'legal-texts',
  { right: siteRight },
  {
    list: {
      at: 'GET /legal-texts',
      summary: 'The version in force of every legal text',
      reply: one(z.array(LegalSummary)),
    },
    get: {
      at: 'GET /legal-texts/:kind',
      summary: 'A legal text in every language, with the list of its versions',
      params: KindParam,
      reply: one(EditedLegalText),
    },
    preview: {
      at: 'POST /legal-texts/preview',
      summary: 'A text in one language as visitors will read it',
      unconfirmed: 'stores nothing',
      body: LegalWords,
      bytes: LEGAL_BYTES,
      reply: one(LegalPreview),
    },
    publish: {
      at: 'POST /legal-texts/:kind/versions',
      summary: 'Publish a new version, which is in force at once',
      confirmation: 'always',
      fieldNames: { note: 'legal-note' },
      params: KindParam,
      body: LegalPublication,
      bytes: LEGAL_BYTES,
      reply: changed(EditedLegalText, 'legalTexts:published'),
    },
  },
);

/** A version in the list of all versions. */
export interface LegalVersionView {
  version: number;
  publishedAt: Date;
  /** What has changed, in Turkish; may be empty. */
  note: string;
}

export interface LegalTextView {
  shown: LegalText & { publishedAt: Date };
  /** The number of the version in force. */
  present: number;
  /** The languages in which the shown version exists. */
  locales: Locale[];
  versions: LegalVersionView[];
}
