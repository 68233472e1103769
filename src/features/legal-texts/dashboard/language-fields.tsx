import { Input, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PlaceholderButtons } from '../../../dashboard/kit/form/placeholder-buttons.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormMarkdown } from '../../../dashboard/kit/markdown/markdown-field.tsx';
import type { Editing } from '../../../dashboard/kit/markdown/text-form.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { EditedLegalText } from '../contract.ts';
import { fieldId, type LegalFields, type LegalPart } from './use-legal-form.ts';

const PARTS: readonly LegalPart[] = ['text', 'title', 'statement'];

interface LanguageFieldsProps {
  locale: Locale;
  text: EditedLegalText;
}

/** The text in one language. */
export function LanguageFields({ locale, text }: LanguageFieldsProps) {
  const { t } = useText();
  const { register, formState } = useFormContext<LegalFields>();
  const [editing, setEditing] = useState<Editing | null>(null);
  const field = (part: 'title' | 'statement') => ({
    id: fieldId(`${locale}.${part}`),
    lang: locale,
    label: t(`legalDesk:fields.${part}`),
    description: part === 'title' ? undefined : t(`legalDesk:hints.${part}`),
    autoComplete: 'off',
    error: formState.errors[locale]?.[part]?.message,
    ...register(`${locale}.${part}`),
  });
  const textId = fieldId(`${locale}.text`);
  const hint = `${textId}-hint`;
  return (
    <Stack>
      <TextInput {...field('title')} />
      {text.isStated ? <Textarea {...field('statement')} autosize minRows={2} /> : null}
      <PlaceholderButtons
        names={text.placeholders}
        fields={PARTS.map((part) => fieldId(`${locale}.${part}`))}
        texts={{ [textId]: editing }}
      />
      <Input.Wrapper
        label={t('legalDesk:fields.text')}
        labelElement="div"
        labelProps={{ onClick: () => editing?.focus() }}
        description={t('legalDesk:hints.text')}
        descriptionProps={{ id: hint, mb: 'xs' }}
      >
        <FormMarkdown<LegalFields>
          id={textId}
          name={`${locale}.text`}
          label={t('legalDesk:fields.text')}
          describedBy={hint}
          lang={locale}
          onEditing={setEditing}
        />
      </Input.Wrapper>
    </Stack>
  );
}
