import { Stack, Textarea, TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { PlaceholderButtons } from '../../../../dashboard/kit/form/placeholder-buttons.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { EditedLegalText } from '../../schema.ts';
import { fieldId, type LegalFields, type LegalPart } from './legal-fields.ts';

const PARTS: readonly LegalPart[] = ['text', 'title', 'statement'];

/** The text in one language. */
export function LanguageFields({ locale, text }: { locale: Locale; text: EditedLegalText }) {
  const { t } = useText();
  const { register, formState } = useFormContext<LegalFields>();
  const field = (part: LegalPart) => ({
    id: fieldId(`${locale}.${part}`),
    lang: locale,
    label: t(`legalDesk:fields.${part}`),
    description: part === 'title' ? undefined : t(`legalDesk:hints.${part}`),
    autoComplete: 'off',
    error: formState.errors[locale]?.[part]?.message,
    ...register(`${locale}.${part}`),
  });
  return (
    <Stack>
      <TextInput {...field('title')} />
      {text.isStated ? <Textarea {...field('statement')} autosize minRows={2} /> : null}
      <PlaceholderButtons
        names={text.placeholders}
        fields={PARTS.map((part) => fieldId(`${locale}.${part}`))}
      />
      <Textarea {...field('text')} autosize minRows={12} maxRows={28} />
    </Stack>
  );
}
