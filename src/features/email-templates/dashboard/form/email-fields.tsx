import { Stack, Textarea, TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { PlaceholderButtons } from '../../../../dashboard/kit/form/placeholder-buttons.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { EMAIL_PARTS, type EmailTemplate, type EmailTexts } from '../../schema.ts';
import { fieldId } from './use-email-form.ts';

/** The first one is where a placeholder is inserted before any field had the focus. */
const WITH_PLACEHOLDERS = ['text' as const, ...EMAIL_PARTS].map(fieldId);
const LONG: readonly (keyof EmailTexts)[] = ['text', 'note'];
const WITH_HINT: readonly (keyof EmailTexts)[] = ['preview', 'text', 'note'];

/** The texts of an e-mail, in the order in which the recipient reads them. */
export function EmailFields({ template }: { template: EmailTemplate }) {
  const { t } = useText();
  const { register, formState } = useFormContext<EmailTexts>();
  const field = (part: keyof EmailTexts) => ({
    id: fieldId(part),
    lang: template.locale,
    label: t(`emailTemplates:fields.${part}`),
    description: WITH_HINT.includes(part) ? t(`emailTemplates:hints.${part}`) : undefined,
    autoComplete: 'off',
    error: formState.errors[part]?.message,
    ...register(part),
  });
  return (
    <Stack>
      <PlaceholderButtons names={template.placeholders} fields={WITH_PLACEHOLDERS} />
      {EMAIL_PARTS.filter((part) => part !== 'action' || template.hasAction).map((part) =>
        LONG.includes(part) ? (
          <Textarea key={part} {...field(part)} autosize minRows={2} maxRows={16} />
        ) : (
          <TextInput key={part} {...field(part)} />
        ),
      )}
    </Stack>
  );
}
