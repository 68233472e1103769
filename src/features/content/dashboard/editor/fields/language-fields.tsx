import { NativeSelect } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../../../platform/i18n/locales.ts';
import type { Content } from '../../../schema.ts';
import { type EditorFields, fieldId, languageIn } from '../editor-fields.ts';
import { SideSection } from './side-section.tsx';
import { Translations } from './translations.tsx';

/** The language of the text, and its translations. */
export function LanguageFields({ content }: { content: Content | null }) {
  const { t } = useText();
  const { setValue, formState } = useFormContext<EditorFields>();
  const { errors, isSubmitted } = formState;
  const fields = useWatch<EditorFields>() as EditorFields;
  return (
    <SideSection title={t('content:fields.languages')}>
      <NativeSelect
        id={fieldId('language')}
        label={t('content:editor.fields.language')}
        value={languageIn(fields)}
        onChange={(event) =>
          setValue('language', event.currentTarget.value as Locale, {
            shouldDirty: true,
            shouldValidate: isSubmitted,
          })
        }
        data={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        error={errors.language?.message ?? errors.translationOf?.message}
      />
      {content ? (
        <Translations content={content} />
      ) : (
        <p className="hint">{t('content:fields.saveFirst')}</p>
      )}
    </SideSection>
  );
}
