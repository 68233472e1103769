import { SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LANGUAGE_NAMES, useText } from '../../../../dashboard/kit/language/language.ts';
import { LOCALES, type Locale } from '../../../../platform/i18n/locales.ts';
import { PERSON_LIMITS, type PersonFields } from '../../edit/schema.ts';
import { fieldId } from './use-person-form.ts';

/** The duty and the quote in one language at a time. */
export function WordsFields() {
  const { t } = useText();
  const { register, formState } = useFormContext<PersonFields>();
  const { errors, submitCount } = formState;
  const [locale, setLocale] = useState<Locale>('tr');
  const wrong = (['en', 'de', 'es'] as const).find((each) => errors.translations?.[each]);
  // The summary of errors links to a field that must be shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a refused attempt
  useEffect(() => {
    if (errors.duty || errors.quote) setLocale('tr');
    else if (wrong) setLocale(wrong);
  }, [submitCount, wrong]);
  const path = (name: 'duty' | 'quote') =>
    locale === 'tr' ? name : (`translations.${locale}.${name}` as const);
  const faultOf = (name: 'duty' | 'quote') =>
    (locale === 'tr' ? errors : errors.translations?.[locale])?.[name]?.message;
  return (
    <Stack key={locale}>
      <SegmentedControl
        aria-label={t('peopleDesk:language')}
        value={locale}
        onChange={(next) => setLocale(next as Locale)}
        data={LOCALES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
      />
      <TextInput
        id={fieldId(path('duty'))}
        label={t('peopleFields:person-duty')}
        lang={locale}
        maxLength={PERSON_LIMITS.duty}
        error={faultOf('duty')}
        {...register(path('duty'))}
      />
      <Textarea
        id={fieldId(path('quote'))}
        label={t('peopleFields:person-quote')}
        lang={locale}
        autosize
        minRows={2}
        maxLength={PERSON_LIMITS.quote}
        error={faultOf('quote')}
        {...register(path('quote'))}
      />
    </Stack>
  );
}
