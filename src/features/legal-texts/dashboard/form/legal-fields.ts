import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../../platform/i18n/locales.ts';
import { type EditedLegalText, LegalPublication, type LegalWords } from '../../schema.ts';

/** The entered values: a language without a translation has empty texts. */
export type LegalFields = Record<Locale, LegalWords> & { note: string };

const PARTS = ['title', 'statement', 'text'] as const;
export type LegalPart = (typeof PARTS)[number];

const EMPTY: LegalWords = { title: '', statement: '', text: '' };

export const fieldsOf = ({ template }: EditedLegalText): LegalFields => ({
  ...(Object.fromEntries(
    LOCALES.map((locale) => [locale, { ...(template[locale] ?? EMPTY) }]),
  ) as Record<Locale, LegalWords>),
  note: '',
});

export const isEmpty = (words: LegalWords): boolean =>
  PARTS.every((part) => words[part].trim() === '');

/** The languages to publish: Turkish, and every other one with a text. */
export const filledLocales = (fields: LegalFields): Locale[] =>
  LOCALES.filter((locale) => locale === 'tr' || !isEmpty(fields[locale]));

export const sameFields = (a: LegalFields, b: LegalFields): boolean =>
  a.note.trim() === b.note.trim() &&
  LOCALES.every((locale) =>
    PARTS.every((part) => a[locale][part].trim() === b[locale][part].trim()),
  );

const { version: _edited, ...published } = LegalPublication.shape;
/** The fields to send, without empty languages. */
export const LegalInput = z.pipe(
  z.transform((fields: LegalFields) => ({
    ...Object.fromEntries(filledLocales(fields).map((locale) => [locale, fields[locale]])),
    note: fields.note,
  })),
  z.object(published),
);
export type LegalInput = z.infer<typeof LegalInput>;

export const fieldId = (path: string) => `legal-${path.replace('.', '-')}`;
const PATHS = [...LOCALES.flatMap((locale) => PARTS.map((part) => `${locale}.${part}`)), 'note'];
export const FIELD_IDS = Object.fromEntries(PATHS.map((path) => [path, fieldId(path)]));
