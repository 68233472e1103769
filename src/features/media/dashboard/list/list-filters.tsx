import { NativeSelect } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FilterBar } from '../../../../dashboard/kit/table/filter-bar.tsx';
import { FilterSelect } from '../../../../dashboard/kit/table/filter-select.tsx';
import { MEDIA_KINDS, MEDIA_LIMITS, MEDIA_SORTS } from '../../schema.ts';
import type { MediaState } from './media-list.ts';

export function ListFilters({ state }: { state: MediaState }) {
  const { t } = useText();
  return (
    <FilterBar
      state={state}
      search={{
        name: 'q',
        label: t('media:list.search'),
        hint: t('media:list.searchHint'),
        maxLength: MEDIA_LIMITS.search,
      }}
    >
      <FilterSelect
        state={state}
        name="kind"
        label={t('media:list.kind')}
        all={t('media:list.allKinds')}
        options={MEDIA_KINDS.map((kind) => ({ value: kind, label: t(`media:kinds.${kind}`) }))}
      />
      <FilterSelect
        state={state}
        name="use"
        label={t('media:list.use')}
        all={t('media:list.allUses')}
        options={(['used', 'unused', 'noAlt'] as const).map((use) => ({
          value: use,
          label: t(`media:list.uses.${use}`),
        }))}
      />
      <NativeSelect
        aria-label={t('media:list.sort')}
        value={state.view.sort}
        onChange={(event) => state.show({ sort: event.currentTarget.value })}
        data={MEDIA_SORTS.map((sort) => ({
          value: sort,
          label: t(`media:list.sorts.${sort.replace('-', 'desc_')}`),
        }))}
      />
    </FilterBar>
  );
}
