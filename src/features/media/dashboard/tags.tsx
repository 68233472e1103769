import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { NativeSelect, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { mediaRoutes } from '../contract.ts';
import { MEDIA_LIMITS, type MediaKind } from '../schema.ts';

const useTags = (kind?: MediaKind) =>
  useQuery(read(mediaRoutes.tags, { query: kind ? { kind } : {} })).data ?? [];

interface TagsFieldProps {
  id?: string;
  label?: string;
  description?: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** Tags of pictures and files; those of the library are offered. */
export function TagsField(props: TagsFieldProps) {
  const { label, value, onChange, autoFocus, ...field } = props;
  const { t } = useText();
  const known = useTags();
  /** They close after a choice, because what follows the field is below them. */
  const [areOffered, setOffered] = useState(false);
  return (
    <TagsInput
      {...field}
      label={label ?? t('media:fields.tags')}
      value={[...value]}
      onChange={(next) => {
        setOffered(false);
        onChange(next.map((tag) => tag.trim().slice(0, MEDIA_LIMITS.tag)).filter(Boolean));
      }}
      dropdownOpened={areOffered}
      onDropdownOpen={() => setOffered(true)}
      onDropdownClose={() => setOffered(false)}
      data={known.map(({ tag }) => tag)}
      maxTags={MEDIA_LIMITS.tags}
      maxDropdownHeight={240}
      limit={50}
      acceptValueOnBlur
      // A closed list that stays in the page would count as an open one.
      comboboxProps={{ keepMounted: false }}
      openOnFocus={false}
      {...(autoFocus && { 'data-autofocus': true })}
    />
  );
}

interface TagSelectProps {
  kind?: MediaKind;
  /** Empty: all. */
  value: string;
  onChange: (tag: string) => void;
}

/** The filter by a tag, with how many have it; nothing while the library has no tags. */
export function TagSelect({ kind, value, onChange }: TagSelectProps) {
  const { t, locale } = useText();
  const tags = useTags(kind);
  if (tags.length === 0 && value === '') return null;
  const options = tags.map(({ tag, count }) => ({
    value: tag,
    label: t('media:list.tagCount', { tag, number: formatNumber(locale, count) }),
  }));
  // An address may name a tag that nothing has any more.
  const isKnown = value === '' || tags.some(({ tag }) => tag === value);
  return (
    <NativeSelect
      aria-label={t('media:list.tag')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: t('media:list.allTags') },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...options,
      ]}
    />
  );
}
