import { SegmentedControl } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useShownLanguage } from '../../../dashboard/kit/form/language-choice.tsx';
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

/** The languages of the text, with those that are missing. */
export function TextLanguages({ shown, onShow }: TextLanguagesProps) {
  const { t } = useText();
  const written = languagesIn(useWatch<PageTexts>() as PageTexts);
  return (
    <div>
      <SegmentedControl
        aria-label={t('ownPages:textLanguage')}
        value={shown}
        onChange={(value) => onShow(value as Locale)}
        data={LOCALES.map((value) => ({
          value,
          label: written.includes(value)
            ? LANGUAGE_NAMES[value]
            : `${LANGUAGE_NAMES[value]} (${t('ownPages:missing')})`,
        }))}
      />
    </div>
  );
}
