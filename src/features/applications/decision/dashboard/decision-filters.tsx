import { TextInput } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DayRange } from '../../../../dashboard/kit/table/day-range.tsx';
import { FilterSelect } from '../../../../dashboard/kit/table/filter-select.tsx';
import { useTypedSearch } from '../../../../dashboard/kit/table/use-typed-search.ts';
import type { ApplicationsState } from '../../desk/dashboard/list/applications-list.ts';
import { DECISION_LIMITS } from '../schema.ts';

const DECIDED = ['reddedildi', 'uyelikIslemleriTamamlandi'];

/** Filters for the board's decision, in a list of what was decided. */
export function DecisionFilters({ state }: { state: ApplicationsState }) {
  const { status, decision, decisionNumber, decidedFrom, decidedTo } = state.view;
  const isUsed = [decision, decisionNumber, decidedFrom, decidedTo].some((value) => value !== '');
  return isUsed || DECIDED.includes(status) ? <Filters state={state} /> : null;
}

function Filters({ state }: { state: ApplicationsState }) {
  const { t } = useText();
  const [number, setNumber] = useTypedSearch(state.view.decisionNumber, (decisionNumber) =>
    state.show({ decisionNumber }, true),
  );
  return (
    <>
      <FilterSelect
        state={state}
        name="decision"
        label={t('applicationDecision:filter.decision')}
        all={t('applicationDecision:filter.all')}
        options={(['known', 'none'] as const).map((value) => ({
          value,
          label: t(`applicationDecision:filter.${value}`),
        }))}
      />
      <TextInput
        w={130}
        aria-label={t('applicationDecision:filter.number')}
        placeholder={t('applicationDecision:filter.number')}
        maxLength={DECISION_LIMITS.number}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <DayRange
        state={state}
        names={['decidedFrom', 'decidedTo']}
        legend={t('applicationDecision:filter.days')}
        named
      />
    </>
  );
}
