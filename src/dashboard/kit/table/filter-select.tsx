import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import css from './filter-bar.module.css';
import type { ListState } from './use-list-view.ts';

interface FilterSelectProps<View, Name> {
  state: ListState<View>;
  name: Name;
  label: string;
  /** The choice that means no filter. */
  all: string;
  options: NonNullable<NativeSelectProps['data']>;
}

/** A filter with one value from a list. */
export function FilterSelect<View extends Record<Name, string | number>, Name extends string>({
  state: { view, show },
  name,
  label,
  all,
  options,
}: FilterSelectProps<View, Name>) {
  return (
    <NativeSelect
      className={css.select}
      aria-label={label}
      value={view[name]}
      onChange={(event) => show({ [name]: event.currentTarget.value } as Partial<View>)}
      data={[{ value: '', label: all }, ...options] as NativeSelectProps['data'] & object}
    />
  );
}
