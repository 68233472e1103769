import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FilterBar } from '../../../../dashboard/kit/table/filter-bar.tsx';
import { FilterSelect } from '../../../../dashboard/kit/table/filter-select.tsx';
import { CATEGORY_NAMES } from '../../schema.ts';
import type { ContentsState } from './contents-list.ts';

export function ListFilters({ state }: { state: ContentsState }) {
  const { t } = useText();
  return (
    <FilterBar
      state={state}
      search={{
        name: 'q',
        label: t('content:editor.search'),
        hint: t('content:editor.searchHint'),
        maxLength: 200,
      }}
    >
      <FilterSelect
        state={state}
        name="category"
        label={t('content:editor.fields.category')}
        all={t('content:editor.allCategories')}
        options={CATEGORY_NAMES.map((name) => ({
          value: name,
          label: t(`content:categories.${name}.name`),
        }))}
      />
    </FilterBar>
  );
}
