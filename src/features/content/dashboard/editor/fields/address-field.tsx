import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { addressOfTitle, isMadeFromTitle } from '../../../address.ts';
import { CATEGORIES, type Content, LIMITS } from '../../../schema.ts';
import { type EditorFields, fieldId, isMadeAddress } from '../editor-fields.ts';
import css from './fields.module.css';

/**
 * The address. Until somebody types one, the field shows the one that the server makes from the title,
 * and no address is sent; an emptied field is that again when it is left.
 */
export function AddressField({ content }: { content: Content | null }) {
  const { t } = useText();
  const { setValue, formState } = useFormContext<EditorFields>();
  const { errors, isSubmitted } = formState;
  const [title, category, slug] = useWatch<EditorFields, ['title', 'category', 'slug']>({
    name: ['title', 'category', 'slug'],
  });
  const [isTyping, setTyping] = useState(false);
  const isStored = content && isMadeAddress(content) && isMadeFromTitle(content.slug, title);
  const made = isStored ? content.slug : title.trim() && addressOfTitle(title);
  const isMade = slug === '' && !isTyping;
  const hint = slug === '' ? 'slugMade' : 'slugHint';
  return (
    <TextInput
      id={fieldId('slug')}
      label={t('content:editor.fields.slug')}
      description={
        category
          ? t(`content:editor.${hint}`, { path: `${CATEGORIES[category]}/` })
          : t('content:editor.slugHintBare')
      }
      classNames={{ input: css.address ?? '' }}
      data-made={isMade || undefined}
      maxLength={LIMITS.slug}
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      error={errors.slug?.message}
      name="slug"
      value={isMade ? made : slug}
      onChange={(event) => {
        setTyping(true);
        setValue('slug', event.currentTarget.value, {
          shouldDirty: true,
          shouldValidate: isSubmitted,
        });
      }}
      onBlur={() => {
        setTyping(false);
        if (slug === made) setValue('slug', '');
      }}
    />
  );
}
