import { Autocomplete, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { LIMITS } from '../../../schema.ts';
import { type EditorFields, fieldId } from '../editor-fields.ts';
import { authorChoices } from './field-calls.ts';
import { SideSection } from './side-section.tsx';

/** The pause after typing, in ms, before suggestions are requested. */
const PAUSE = 200;

/** The author and the place. */
export function AuthorFields() {
  const { t } = useText();
  const { register, formState } = useFormContext<EditorFields>();
  return (
    <SideSection title={t('content:fields.about')}>
      <AuthorField />
      <TextInput
        id={fieldId('place')}
        label={t('content:editor.fields.place')}
        maxLength={LIMITS.place}
        autoComplete="off"
        error={formState.errors.place?.message}
        {...register('place')}
      />
    </SideSection>
  );
}

/** A person of the party, who is chosen from the list, or any name. */
function AuthorField() {
  const { t } = useText();
  const { setValue, formState } = useFormContext<EditorFields>();
  const { errors, isSubmitted } = formState;
  const [author, authorId] = useWatch<EditorFields, ['author', 'authorId']>({
    name: ['author', 'authorId'],
  });
  const [q] = useDebouncedValue(authorId ? '' : author.trim(), PAUSE);
  const { data = [] } = useQuery(authorChoices(q));
  const people = [...new Map(data.map((person) => [person.name, person])).values()];
  const change = (name: string, id: string | null) => {
    const mode = { shouldDirty: true, shouldValidate: isSubmitted };
    setValue('author', name, mode);
    setValue('authorId', id, mode);
  };
  return (
    <Autocomplete
      id={fieldId('author')}
      label={t('content:editor.fields.author')}
      description={t(authorId ? 'content:fields.authorIsPerson' : 'content:fields.authorHint')}
      value={author}
      onChange={(name) =>
        change(name, people.find((person) => person.name === name.trim())?.id ?? null)
      }
      data={people.map(({ name }) => name)}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span>
          {option.value}
          <span className="hint"> {people.find(({ name }) => name === option.value)?.duty}</span>
        </span>
      )}
      maxLength={LIMITS.author}
      maxDropdownHeight={240}
      error={errors.author?.message ?? errors.authorId?.message}
    />
  );
}
