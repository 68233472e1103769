import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import type { FieldWords, Say } from '../../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { EMAIL_PARTS, type EmailTemplate, EmailTexts } from '../../schema.ts';
import { newerEmail, oneEmail, saveEmail, type Which } from '../email-calls.ts';

export const fieldId = (part: keyof EmailTexts) => `email-${part}`;
const IDS = Object.fromEntries(EMAIL_PARTS.map((part) => [part, fieldId(part)]));

const wordsOf = (t: Say): FieldWords => ({
  label: (part) => t(`emailTemplates:fields.${part}`),
  wrong: (_part, field) => t('emailTemplates:wrong', { field }),
});

const isSame = (a: EmailTexts, b: EmailTexts) =>
  EMAIL_PARTS.every((part) => a[part].trim() === b[part].trim());

/** The form of the texts of one e-mail. After saving, it continues from the saved version. */
export function useEmailForm(which: Which, template: EmailTemplate) {
  const { t } = useText();
  const client = useQueryClient();
  const remember = (data: EmailTemplate) => {
    client.setQueryData(oneEmail(which).queryKey, data);
    void client.invalidateQueries({ queryKey: ['email-templates'] });
  };
  const record = useRecordForm<EmailTexts, EmailTexts, EmailTemplate>({
    initial: { record: template, fields: template.texts },
    target: undefined,
    rules: ({ action }) => {
      const isMissing = template.hasAction && action.trim() === '';
      const field = t('emailTemplates:fields.action');
      return {
        schema: EmailTexts,
        ...(isMissing && { more: { action: t('dashboard:validation.required', { field }) } }),
      };
    },
    words: wordsOf(t),
    ids: IDS,
    isSame,
    async save(texts, { over }) {
      const version = over.record?.version ?? 0;
      const { data, message } = await saveEmail(which, { ...texts, version });
      toast.success(message);
      return data;
    },
    newerOf: newerEmail,
    onSaved: remember,
  });
  return { ...record, remember };
}
