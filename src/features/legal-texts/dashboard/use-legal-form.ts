import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { saveTo } from '../../../dashboard/kit/form/record.ts';
import type { FieldWords, Say } from '../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { read, reload } from '../../../dashboard/kit/session/calls.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import {
  type EditedLegalText,
  LegalPublication,
  type LegalWords,
  legalTextRoutes,
} from '../contract.ts';

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

function labelOf(t: Say, path: string): string {
  const [locale = '', part] = path.split('.');
  if (!part) return t(`legalDesk:fields.${path}`);
  const field = t(`legalDesk:fields.${part}`);
  return t('legalDesk:inLanguage', { field, language: LANGUAGE_NAMES[locale as Locale] });
}

const wordsOf = (t: Say): FieldWords => ({
  label: (path) => labelOf(t, path),
  wrong: (_path, field) => t('legalDesk:wrong', { field }),
});

/** The form of a legal text. After publishing, it opens the list of all texts. */
export function useLegalForm(text: EditedLegalText) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();

  function missingStatements(fields: LegalFields): Record<string, string> {
    const missing = filledLocales(fields).filter((locale) => !fields[locale].statement.trim());
    const messages = missing.map((locale) => {
      const path = `${locale}.statement`;
      return [path, t('dashboard:validation.required', { field: labelOf(t, path) })];
    });
    return text.isStated ? Object.fromEntries(messages) : {};
  }

  return useRecordForm<LegalFields, LegalInput, EditedLegalText>({
    initial: { record: text, fields: fieldsOf(text) },
    rules: (fields) => ({ schema: LegalInput, more: missingStatements(fields) }),
    words: wordsOf(t),
    ids: FIELD_IDS,
    isSame: sameFields,
    ...saveTo(legalTextRoutes.publish, { kind: text.kind }),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: read(legalTextRoutes.list).queryKey });
      void reload(client, legalTextRoutes, text.kind);
      void navigate('/dashboard/admin/legal-texts', { state: { saved: true } });
    },
  });
}
