import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Autocomplete, NativeSelect, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BranchField } from '../../../../../dashboard/kit/form/branch-field.tsx';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../../dashboard/kit/language/moment.ts';
import { read } from '../../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { editorRoutes } from '../../../editor/contract.ts';
import { addressOfTitle, isMadeFromTitle } from '../../../rules.ts';
import { CATEGORIES, CATEGORY_NAMES, type Content, LIMITS } from '../../../schema.ts';
import { type EditorFields, fieldId, isMadeAddress } from '../editor-fields.ts';
import css from './fields.module.css';
import { SideSection } from './parts.tsx';

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
      <ContentBranch content={content} />
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

/** The branch to which the content belongs. */
function ContentBranch({ content }: { content: Content | null }) {
  const { setValue, formState } = useFormContext<EditorFields>();
  const value = useWatch<EditorFields, 'branchId'>({ name: 'branchId' });
  return (
    <BranchField
      id={fieldId('branchId')}
      stored={content?.branch ?? null}
      value={value}
      fault={formState.errors.branchId?.message}
      onChange={(id) =>
        setValue('branchId', id, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
    />
  );
}

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

/** The pause after typing, in ms, before suggestions are requested. */
const PAUSE = 200;

/** The tags; those that other contents have are offered. */
export function TagsField() {
  const { t } = useText();
  const { setValue, formState } = useFormContext<EditorFields>();
  const tags = useWatch<EditorFields, 'tags'>({ name: 'tags' });
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), PAUSE);
  const { data = [] } = useQuery({
    ...read(editorRoutes.tags, { query: { q } }),
    placeholderData: keepPreviousData,
    // Saving must not load them again: they are offered while one text is written.
    staleTime: 'static',
    gcTime: 60_000,
  });
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

/** Whether the home page shows it first, and the dates, which are chosen when publishing. */
export function HomeFields() {
  const { t, locale } = useText();
  const { can } = useSessionUser();
  const { setValue } = useFormContext<EditorFields>();
  const [pinned, publishedAt, unpublishAt] = useWatch<
    EditorFields,
    ['pinned', 'publishedAt', 'unpublishAt']
  >({ name: ['pinned', 'publishedAt', 'unpublishAt'] });
  return (
    <SideSection title={t('content:fields.publication')}>
      {can.wholeParty ? (
        <Switch
          id={fieldId('pinned')}
          label={t('content:editor.fields.pinned')}
          description={t('content:fields.pinnedHint')}
          checked={pinned}
          onChange={(event) =>
            setValue('pinned', event.currentTarget.checked, { shouldDirty: true })
          }
        />
      ) : null}
      <dl className={css.dates}>
        <dt>{t('content:editor.fields.publishedAt')}</dt>
        <dd>
          {publishedAt
            ? fullMoment(locale, new Date(publishedAt))
            : t('content:fields.whenPublished')}
        </dd>
        {unpublishAt ? (
          <>
            <dt>{t('content:fields.unpublish')}</dt>
            <dd>{fullMoment(locale, new Date(unpublishAt))}</dd>
          </>
        ) : null}
      </dl>
    </SideSection>
  );
}

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
  const { data = [] } = useQuery({
    ...read(editorRoutes.authors, { query: { q } }),
    placeholderData: keepPreviousData,
    // Saving must not load them again: they are offered while one text is written.
    staleTime: 'static',
    gcTime: 60_000,
  });
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
