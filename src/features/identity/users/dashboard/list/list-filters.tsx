import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { FilterBar } from '../../../../../dashboard/kit/table/filter-bar.tsx';
import { FilterSelect } from '../../../../../dashboard/kit/table/filter-select.tsx';
import { ROLES } from '../../../../../platform/roles.ts';
import { USER_STATUSES } from '../../schema.ts';
import type { UsersState } from './users-list.ts';

export function ListFilters({ state }: { state: UsersState }) {
  const { t } = useText();
  return (
    <FilterBar
      state={state}
      search={{
        name: 'q',
        label: t('users:list.search'),
        hint: t('users:list.searchHint'),
        maxLength: 100,
      }}
    >
      <FilterSelect
        state={state}
        name="role"
        label={t('users:fields.role')}
        all={t('users:list.allRoles')}
        options={ROLES.map((role) => ({ value: role, label: t(`auth:role.${role}`) }))}
      />
      <FilterSelect
        state={state}
        name="status"
        label={t('users:fields.status')}
        all={t('users:list.allStatuses')}
        options={USER_STATUSES.map((status) => ({
          value: status,
          label: t(`users:status.${status}`),
        }))}
      />
    </FilterBar>
  );
}
