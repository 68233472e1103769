import { NativeSelect } from '@mantine/core';
import { useText } from '../../../../dashboard/language/language.ts';
import { ClearButton } from '../../../../dashboard/parts/clear-button.tsx';
import { SearchField } from '../../../../dashboard/parts/search-field.tsx';
import { useTypedSearch } from '../../../../dashboard/parts/use-typed-search.ts';
import { CATEGORY_NAMES, type Category } from '../../schema.ts';
import { isFiltered, type ListView, NO_FILTERS } from './list-address.ts';

interface ListFiltersProps {
  view: ListView;
  onChange: (patch: Partial<ListView>, replace?: boolean) => void;
}

export function ListFilters({ view, onChange }: ListFiltersProps) {
  const { t } = useText();
  const [typed, setTyped] = useTypedSearch(view.q, (q) => onChange({ q }, true));
  return (
    <search className="filters">
      <SearchField
        label={t('content:editor.search')}
        hint={t('content:editor.searchHint')}
        maxLength={200}
        value={typed}
        onChange={setTyped}
      />
      <NativeSelect
        aria-label={t('content:editor.fields.category')}
        value={view.category ?? ''}
        onChange={(event) =>
          onChange({ category: (event.currentTarget.value || null) as Category | null })
        }
        data={[
          { value: '', label: t('content:editor.allCategories') },
          ...CATEGORY_NAMES.map((name) => ({
            value: name,
            label: t(`content:categories.${name}.name`),
          })),
        ]}
      />
      {isFiltered(view) ? (
        <ClearButton
          onClick={() => {
            setTyped('');
            onChange(NO_FILTERS);
          }}
        />
      ) : null}
    </search>
  );
}
