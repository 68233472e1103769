import { useText } from '../../../dashboard/kit/language/language.ts';
import { DayRange } from '../../../dashboard/kit/table/day-range.tsx';
import { FilterBar } from '../../../dashboard/kit/table/filter-bar.tsx';
import { FilterSelect } from '../../../dashboard/kit/table/filter-select.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type AuditPage, MOST_SEARCHED, SYSTEM_ID } from '../schema.ts';
import type { AuditState } from './audit-list.ts';
import { type Say, textKey } from './audit-words.ts';

interface AuditFiltersProps extends Pick<AuditPage, 'actions' | 'actors'> {
  state: AuditState;
}

export function AuditFilters({ state, actions, actors }: AuditFiltersProps) {
  const { t, locale } = useText();
  return (
    <FilterBar
      state={state}
      search={{
        name: 'subject',
        label: t('audit:search'),
        hint: t('audit:searchHint', { newest: formatNumber(locale, MOST_SEARCHED) }),
        maxLength: 100,
      }}
    >
      <FilterSelect
        state={state}
        name="action"
        label={t('audit:what')}
        all={t('audit:allActions')}
        options={optionsOf(t, locale, actions)}
      />
      <FilterSelect
        state={state}
        name="actor"
        label={t('audit:who')}
        all={t('audit:everybody')}
        options={actors.map(({ id, name }) => ({
          value: id,
          label: id === SYSTEM_ID ? t('audit:system') : name,
        }))}
      />
      <DayRange state={state} names={['from', 'to']} legend={t('audit:days')} />
    </FilterBar>
  );
}

/** The events by group; the groups are sorted by name. */
function optionsOf(t: Say, locale: Locale, actions: string[]) {
  const groups = Map.groupBy(actions, (action) => action.split('.', 1)[0] as string);
  return [...groups]
    .map(([group, own]) => ({
      group: t(`audit:group.${group}`),
      items: own.map((value) => ({ value, label: t(`audit:action.${textKey(value)}`) })),
    }))
    .sort((a, b) => a.group.localeCompare(b.group, locale));
}
