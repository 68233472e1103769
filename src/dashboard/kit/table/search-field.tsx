import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconSearch } from '../../../ui/tabler-icons/index.ts';
import { useIsLeaving } from '../parts/router-context.ts';
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

const TYPING_PAUSE = 300;

/**
 * The text of a search field whose words are in the address: the address is updated after a pause
 * in typing, and the field is updated when the address changes. Returns the typed text and its
 * setter.
 */
export function useTypedSearch(q: string, onSettled: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [address, setAddress] = useState(q);
  // Back and "clear" change the address from outside; typing changes it from here.
  if (address !== q) {
    setAddress(q);
    if (q !== typed.trim()) setTyped(q);
  }
  // The address may have changed during the pause; its value at the end of the pause counts. If the
  // user has opened a row meanwhile, the search is not sent, because it would leave the row's page
  // again.
  const isLeaving = useIsLeaving();
  const latest = useRef({ q, onSettled, isLeaving });
  latest.current = { q, onSettled, isLeaving };
  useEffect(() => {
    const timer = setTimeout(() => {
      const settled = typed.trim();
      const { current } = latest;
      if (settled !== current.q && !current.isLeaving()) current.onSettled(settled);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
