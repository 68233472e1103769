import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FilterBar } from '../../../../dashboard/kit/table/filter-bar.tsx';
import { FilterSelect } from '../../../../dashboard/kit/table/filter-select.tsx';
import { CATEGORY_NAMES } from '../../schema.ts';
import type { ContentsState } from './contents-list.ts';
import { filterChoices } from './list-calls.ts';
import { MoreFilters } from './more-filters.tsx';
import { withChosen } from './with-chosen.ts';

export function ListFilters({ state }: { state: ContentsState }) {
  const { t } = useText();
  const { data: choices } = useQuery(filterChoices);
  const { author, tag, language, createdBy, date, from, to } = state.view;
  const [isOpen, setOpen] = useState(false);
  const areSet = [tag, language, createdBy, date, from, to].some((value) => value !== '');
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
      <FilterSelect
        state={state}
        name="author"
        label={t('content:lists.filter.author')}
        all={t('content:lists.filter.allAuthors')}
        options={withChosen(choices?.authors, author)}
      />
      {isOpen || areSet ? (
        <MoreFilters state={state} choices={choices} />
      ) : (
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {t('content:lists.filter.more')}
        </Button>
      )}
    </FilterBar>
  );
}
