import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { CATEGORIES, CATEGORY_NAMES, LIMITS } from '../../schema.ts';
import { CoverField } from './cover-field.tsx';
import css from './editor.module.css';
import { type EditorFields, fieldId } from './editor-fields.ts';

/** The fields about where and how the content is shown. */
export function EditorSide() {
  const { t } = useText();
  const { register, formState } = useFormContext<EditorFields>();
  const { errors } = formState;
  const [category, summary] = useWatch<EditorFields, ['category', 'summary']>({
    name: ['category', 'summary'],
  });
  return (
    <aside className={css.side} aria-label={t('content:editor.side')}>
      <Stack component="section" gap="sm" p={20}>
        <h2>{t('content:editor.place')}</h2>
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
        <TextInput
          id={fieldId('slug')}
          label={t('content:editor.fields.slug')}
          description={
            category
              ? t('content:editor.slugHint', { path: `${CATEGORIES[category]}/` })
              : t('content:editor.slugHintBare')
          }
          maxLength={LIMITS.slug}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={errors.slug?.message}
          {...register('slug')}
        />
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
        <TextInput
          id={fieldId('author')}
          label={t('content:editor.fields.author')}
          maxLength={LIMITS.author}
          autoComplete="off"
          error={errors.author?.message}
          {...register('author')}
        />
      </Stack>
      <Stack component="section" gap="sm" p={20}>
        <h2>{t('media:cover')}</h2>
        <CoverField />
      </Stack>
    </aside>
  );
}
