import { LANGUAGE_NAMES, useText } from '../../../../dashboard/kit/language/language.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DayRange } from '../../../../dashboard/kit/table/day-range.tsx';
import { FilterSelect } from '../../../../dashboard/kit/table/filter-select.tsx';
import { LOCALES } from '../../../../platform/i18n/locales.ts';
import type { FilterChoices } from '../../list/schema.ts';
import type { ContentsState } from './contents-list.ts';
import { withChosen } from './with-chosen.ts';

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
