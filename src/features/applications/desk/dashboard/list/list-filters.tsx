import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { DayRange } from '../../../../../dashboard/kit/table/day-range.tsx';
import { FilterBar } from '../../../../../dashboard/kit/table/filter-bar.tsx';
import { FilterSelect } from '../../../../../dashboard/kit/table/filter-select.tsx';
import { PROVINCES } from '../../../../../platform/places/provinces.ts';
import { DecisionFilters } from '../../../decision/dashboard/decision-filters.tsx';
import { STATUSES } from '../../../statuses.ts';
import { DESK_LIMITS } from '../../schema.ts';
import type { ApplicationsState } from './applications-list.ts';

export function ListFilters({ state }: { state: ApplicationsState }) {
  const { t } = useText();
  return (
    <FilterBar
      state={state}
      search={{
        name: 'q',
        label: t('applications:list.search'),
        hint: t('applications:list.searchHint'),
        maxLength: DESK_LIMITS.q,
      }}
    >
      <FilterSelect
        state={state}
        name="status"
        label={t('applications:fields.status')}
        all={t('applications:list.allStatuses')}
        options={[
          { value: 'open', label: t('applications:list.open') },
          ...STATUSES.map((value) => ({ value, label: t(`applications:status.${value}`) })),
        ]}
      />
      <FilterSelect
        state={state}
        name="city"
        label={t('applications:fields.city')}
        all={t('applications:list.allCities')}
        options={PROVINCES.map(({ plate, name }) => ({
          value: String(plate),
          label: name,
        }))}
      />
      {state.view.reached ? (
        <FilterSelect
          state={state}
          name="reached"
          label={t('applications:list.reached')}
          all={t('applications:list.anyReached')}
          options={STATUSES.map((value) => ({ value, label: t(`applications:status.${value}`) }))}
        />
      ) : null}
      <DayRange state={state} names={['from', 'to']} legend={t('applications:list.days')} />
      <DecisionFilters state={state} />
    </FilterBar>
  );
}
