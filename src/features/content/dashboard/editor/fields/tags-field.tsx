import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { LIMITS } from '../../../schema.ts';
import { type EditorFields, fieldId } from '../editor-fields.ts';
import { tagChoices } from './field-calls.ts';

/** The pause after typing, in ms, before suggestions are requested. */
const PAUSE = 200;

/** The tags; those that other contents have are offered. */
export function TagsField() {
  const { t } = useText();
  const { setValue, formState } = useFormContext<EditorFields>();
  const tags = useWatch<EditorFields, 'tags'>({ name: 'tags' });
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), PAUSE);
  const { data = [] } = useQuery(tagChoices(q));
  const { tags: fault } = formState.errors;
  return (
    <TagsInput
      id={fieldId('tags')}
      label={t('content:editor.fields.tags')}
      description={t('content:fields.tagsHint', { count: tags.length, max: LIMITS.tags })}
      value={tags}
      onChange={(next) =>
        setValue('tags', next.map((tag) => tag.trim().slice(0, LIMITS.tag)).filter(Boolean), {
          shouldDirty: true,
          shouldValidate: formState.isSubmitted,
        })
      }
      searchValue={typed}
      onSearchChange={(text) => setTyped(text.slice(0, LIMITS.tag))}
      data={data.map(({ tag }) => tag)}
      // The server has searched already, with Turkish letters.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <>
          {option.value}
          <span className="hint">
            {t('content:fields.tagUses', {
              count: data.find(({ tag }) => tag === option.value)?.count ?? 0,
            })}
          </span>
        </>
      )}
      maxTags={LIMITS.tags}
      maxDropdownHeight={240}
      error={fault?.message ?? (Array.isArray(fault) ? fault.find(Boolean)?.message : undefined)}
    />
  );
}
