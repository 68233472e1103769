import { Group, Text } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { LanguageChoice, useShownLanguage } from '../../../dashboard/kit/form/language-choice.tsx';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { languagesIn, type PageTexts } from '../schema.ts';

/** The language whose text is shown: after an attempt to save, the first one with a fault. */
export function useTextLanguage(
  form: UseFormReturn<PageTexts, unknown, PageTexts>,
  attempt: number,
) {
  const { errors } = form.formState;
  const faulty = LOCALES.find((locale) => errors[locale] !== undefined);
  return useShownLanguage(faulty, attempt);
}

interface TextLanguagesProps {
  shown: Locale;
  onShow: (locale: Locale) => void;
}

/** The language whose text is shown, and which ones are missing. */
export function TextLanguages({ shown, onShow }: TextLanguagesProps) {
  const { t } = useText();
  const written = languagesIn(useWatch<PageTexts>() as PageTexts);
  const missing = LOCALES.filter((locale) => !written.includes(locale));
  const languages = missing.map((locale) => LANGUAGE_NAMES[locale]).join(', ');
  return (
    <Group gap="6px 16px">
      <LanguageChoice label={t('ownPages:textLanguage')} shown={shown} onShow={onShow} />
      <Text c="dimmed" size="sm">
        {missing.length > 0 ? t('ownPages:missingIn', { languages }) : t('ownPages:complete')}
      </Text>
    </Group>
  );
}
