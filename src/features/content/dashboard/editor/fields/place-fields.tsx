import { NativeSelect, Textarea } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { CATEGORY_NAMES, type Content, LIMITS } from '../../../schema.ts';
import { type EditorFields, fieldId } from '../editor-fields.ts';
import { AddressField } from './address-field.tsx';
import { SideSection } from './side-section.tsx';
import { TagsField } from './tags-field.tsx';

/** Where the content is published, and what lists show about it. */
export function PlaceFields({ content }: { content: Content | null }) {
  const { t } = useText();
  const { register, formState } = useFormContext<EditorFields>();
  const { errors } = formState;
  const summary = useWatch<EditorFields, 'summary'>({ name: 'summary' });
  return (
    <SideSection title={t('content:editor.place')}>
      <NativeSelect
        id={fieldId('category')}
        label={t('content:editor.fields.category')}
        error={errors.category?.message}
        {...register('category')}
      >
        <option value="" disabled>
          {t('content:editor.chooseCategory')}
        </option>
        {CATEGORY_NAMES.map((name) => (
          <option key={name} value={name}>
            {t(`content:categories.${name}.name`)}
          </option>
        ))}
      </NativeSelect>
      <AddressField content={content} />
      <Textarea
        id={fieldId('summary')}
        label={t('content:editor.fields.summary')}
        description={t('content:editor.summaryHint', {
          count: summary.length,
          max: LIMITS.summary,
        })}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LIMITS.summary}
        error={errors.summary?.message}
        {...register('summary')}
      />
      <TagsField />
    </SideSection>
  );
}
