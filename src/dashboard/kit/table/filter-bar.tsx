import type { ReactNode } from 'react';
import { ClearButton } from './clear-button.tsx';
import css from './filter-bar.module.css';
import { SearchField } from './search-field.tsx';
import type { ListState } from './use-list-view.ts';
import { useTypedSearch } from './use-typed-search.ts';
import { ViewsMenu } from './views-menu.tsx';

interface FilterBarProps<View, Name> {
  state: ListState<View>;
  /** Left out if the records cannot be searched. */
  search?: {
    /** The filter that contains the search words. */
    name: Name;
    label: string;
    hint: string;
    maxLength: number;
  };
  /** The other filters. */
  children: ReactNode;
}

/** The search field, the filters of the list, and the button that removes them all. */
export function FilterBar<
  View extends Record<Name, unknown> & { page: number },
  Name extends string,
>({ state, search, children }: FilterBarProps<View, Name>) {
  const { list, view, show } = state;
  const [typed, setTyped] = useTypedSearch(search ? String(view[search.name]) : '', (text) => {
    if (search) show({ [search.name]: text } as Partial<View>, true);
  });
  const clear = () => {
    setTyped('');
    show(list.noFilters as Partial<View>);
  };
  return (
    <search className={css.filters}>
      {search ? (
        <SearchField
          label={search.label}
          hint={search.hint}
          maxLength={search.maxLength}
          value={typed}
          onChange={setTyped}
        />
      ) : null}
      {children}
      {list.isFiltered(view) ? <ClearButton onClick={clear} /> : null}
      <ViewsMenu state={state} />
    </search>
  );
}
