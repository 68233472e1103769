import { TextInput } from '@mantine/core';
import { IconSearch } from '../../../ui/tabler-icons/index.ts';
import css from './filter-bar.module.css';

interface SearchFieldProps {
  label: string;
  /** What the user can search for. */
  hint: string;
  maxLength: number;
  value: string;
  onChange: (typed: string) => void;
}

export function SearchField({ label, hint, maxLength, value, onChange }: SearchFieldProps) {
  return (
    <TextInput
      className={css.search}
      type="search"
      aria-label={label}
      placeholder={hint}
      maxLength={maxLength}
      leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
