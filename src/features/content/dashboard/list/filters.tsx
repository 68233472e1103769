import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGE_NAMES, useText } from '../../../../dashboard/kit/language/language.ts';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { BranchFilter } from '../../../../dashboard/kit/table/branch-filter.tsx';
import { DayRange } from '../../../../dashboard/kit/table/day-range.tsx';
import { FilterBar, FilterSelect } from '../../../../dashboard/kit/table/filter-bar.tsx';
import { ViewTabs } from '../../../../dashboard/kit/table/view-tabs.tsx';
import { LOCALES } from '../../../../platform/i18n/locales.ts';
import { MOST_FOUND } from '../../contract.ts';
import { deskRoutes, type FilterChoices } from '../../desk/contract.ts';
import { CATEGORY_NAMES } from '../../schema.ts';
import {
  type ContentsState,
  type ContentsView,
  contentsList,
  TRASH_PATH,
} from './contents-list.ts';

const STATES = ['published', 'scheduled', 'draft', 'inReview', 'archived'] as const;

/** Links to the states, each with the number of contents that match the other filters. */
export function StateTabs({ view }: { view: ContentsView }) {
  const { t } = useText();
  const { page, pageSize, sort, state, only, ...others } = contentsList.filterOf(view);
  const { data: counts } = useQuery({
    ...read(deskRoutes.counts, { query: others }),
    placeholderData: keepPreviousData,
  });
  const to = (change: Partial<ContentsView>) => ({
    pathname: contentsList.path,
    search: contentsList.write({ ...view, state: '', only: '', page: 1, ...change }),
  });
  return (
    <ViewTabs
      label={t('content:editor.byState')}
      most={others.q ? MOST_FOUND : undefined}
      tabs={[
        {
          key: 'all',
          label: t('content:editor.allStates'),
          to: to({}),
          count: counts?.all,
          isCurrent: view.state === '' && view.only === '',
        },
        ...STATES.map((name) => ({
          key: name,
          label: t(`content:editor.state.${name}`),
          to: to({ state: name }),
          count: counts?.[name],
          isCurrent: view.state === name && view.only === '',
        })),
        {
          key: 'pending',
          label: t('content:lists.pending'),
          to: to({ only: 'pending' }),
          count: counts?.pending,
          isCurrent: view.only === 'pending',
        },
        // Shown only while a content lacks one.
        ...(counts?.lacksAlt || view.only === 'lacksAlt'
          ? [
              {
                key: 'lacksAlt',
                label: t('content:lists.lacksAlt'),
                to: to({ only: 'lacksAlt' as const }),
                count: counts?.lacksAlt,
                isCurrent: view.only === 'lacksAlt',
              },
            ]
          : []),
        {
          key: 'trash',
          label: t('content:lists.trash'),
          to: { pathname: TRASH_PATH, search: '' },
          count: counts?.trash,
          isCurrent: false,
        },
      ]}
    />
  );
}

export function ListFilters({ state }: { state: ContentsState }) {
  const { t } = useText();
  const { data: choices } = useQuery({ ...read(deskRoutes.choices), staleTime: 60_000 });
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
      <BranchFilter state={state} />
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

interface MoreFiltersProps {
  state: ContentsState;
  choices: FilterChoices | undefined;
}

/** The filters that are needed less often. */
export function MoreFilters({ state, choices }: MoreFiltersProps) {
  const { t } = useText();
  const { id: me } = useSessionUser();
  const others = choices?.creators.filter(({ id }) => id !== me) ?? [];
  return (
    <>
      <FilterSelect
        state={state}
        name="tag"
        label={t('content:lists.filter.tag')}
        all={t('content:lists.filter.allTags')}
        options={withChosen(choices?.tags, state.view.tag)}
      />
      <FilterSelect
        state={state}
        name="language"
        label={t('content:lists.filter.language')}
        all={t('content:lists.filter.allLanguages')}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <FilterSelect
        state={state}
        name="createdBy"
        label={t('content:lists.filter.creator')}
        all={t('content:lists.filter.allCreators')}
        options={[
          { value: 'me', label: t('content:lists.filter.mine') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FilterSelect
        state={state}
        name="date"
        label={t('content:lists.filter.date')}
        all={t('content:lists.filter.publishedAt')}
        options={[{ value: 'updatedAt', label: t('content:lists.filter.updatedAt') }]}
      />
      <DayRange state={state} names={['from', 'to']} legend={t('content:lists.filter.days')} />
    </>
  );
}

/** The offered values; a chosen value that is not among them is added, so that it is visible. */
export const withChosen = (values: readonly string[] = [], chosen: string): string[] =>
  chosen === '' || values.includes(chosen) ? [...values] : [chosen, ...values];
