import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
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

/** A text in one language. `text` is Markdown; all three may contain `{{placeholders}}`. */
export const LegalWords = z.strictObject({
  title: oneLine(120).check(filled),
  statement: severalLines(1000),
  text: severalLines(30_000).check(filled),
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

/** The languages in which a text exists. */
export const localesOf = (wordings: LegalWordings): Locale[] =>
  LOCALES.filter((locale) => wordings[locale]);
