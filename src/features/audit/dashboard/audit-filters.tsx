import { useText } from '../../../dashboard/kit/language/language.ts';
import { FilterBar } from '../../../dashboard/kit/table/filter-bar.tsx';
import { FilterSelect } from '../../../dashboard/kit/table/filter-select.tsx';
import { AUDIT_ACTIONS, type AuditPage, SYSTEM_ID } from '../schema.ts';
import { AuditDays } from './audit-days.tsx';
import type { AuditState } from './audit-list.ts';
import { textKey } from './audit-words.ts';

interface AuditFiltersProps {
  state: AuditState;
  actors: AuditPage['actors'];
}

const GROUPS = [
  'auth',
  'password',
  'twoStep',
  'user',
  'account',
  'content',
  'media',
  'emailTemplate',
  'audit',
] as const;

export function AuditFilters({ state, actors }: AuditFiltersProps) {
  const { t } = useText();
  return (
    <FilterBar
      state={state}
      search={{
        name: 'subject',
        label: t('audit:search'),
        hint: t('audit:searchHint'),
        maxLength: 100,
      }}
    >
      <FilterSelect
        state={state}
        name="action"
        label={t('audit:what')}
        all={t('audit:allActions')}
        options={GROUPS.map((group) => ({
          group: t(`audit:group.${group}`),
          items: AUDIT_ACTIONS.filter((action) => action.startsWith(`${group}.`)).map((action) => ({
            value: action,
            label: t(`audit:action.${textKey(action)}`),
          })),
        }))}
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
      <AuditDays state={state} />
    </FilterBar>
  );
}
