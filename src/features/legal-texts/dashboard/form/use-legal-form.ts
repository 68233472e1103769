import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import type { FieldWords, Say } from '../../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { LANGUAGE_NAMES, useText } from '../../../../dashboard/kit/language/language.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { EditedLegalText } from '../../schema.ts';
import { newerLegalText, publishLegalText } from '../legal-calls.ts';
import {
  FIELD_IDS,
  fieldsOf,
  filledLocales,
  type LegalFields,
  LegalInput,
  sameFields,
} from './legal-fields.ts';

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
    target: undefined,
    rules: (fields) => ({ schema: LegalInput, more: missingStatements(fields) }),
    words: wordsOf(t),
    ids: FIELD_IDS,
    isSame: sameFields,
    async save(input, { over }) {
      const version = over.record?.version ?? text.version;
      const { data, message } = await publishLegalText(text.kind, { ...input, version });
      toast.success(message);
      return data;
    },
    newerOf: newerLegalText,
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ['legal-texts'] });
      void client.invalidateQueries({ queryKey: ['legal-text', text.kind] });
      void navigate('/dashboard/admin/legal-texts', { state: { saved: true } });
    },
  });
}
