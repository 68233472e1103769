import { SegmentedControl } from '@mantine/core';
import { useEffect, useState } from 'react';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { LANGUAGE_NAMES } from '../language/language.ts';

/**
 * The language whose fields are shown. The summary of errors links to a field that must be shown: after
 * an attempt, which changes `attempt`, it is the `faulty` one, if there is any.
 */
export function useShownLanguage(faulty: Locale | undefined, attempt: unknown) {
  const [shown, setShown] = useState<Locale>('tr');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (faulty) setShown(faulty);
  }, [attempt]);
  return [shown, setShown] as const;
}

interface LanguageChoiceProps {
  label: string;
  shown: Locale;
  onShow: (locale: Locale) => void;
}

/** Shows the texts of a record in one language at a time, without leaving the page. */
export function LanguageChoice({ label, shown, onShow }: LanguageChoiceProps) {
  return (
    <SegmentedControl
      aria-label={label}
      value={shown}
      onChange={(value) => onShow(value as Locale)}
      data={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    />
  );
}
