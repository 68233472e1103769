import { NativeSelect } from '@mantine/core';
import { useText } from '../../../../dashboard/language/language.ts';
import { ClearButton } from '../../../../dashboard/parts/clear-button.tsx';
import { SearchField } from '../../../../dashboard/parts/search-field.tsx';
import { useTypedSearch } from '../../../../dashboard/parts/use-typed-search.ts';
import { ROLES, type Role } from '../../../../platform/roles.ts';
import { USER_STATUSES, type UserStatus } from '../../schema.ts';
import { isFiltered, type ListView, NO_FILTERS, SEARCH_MAX } from './list-address.ts';

interface ListFiltersProps {
  view: ListView;
  onChange: (patch: Partial<ListView>, replace?: boolean) => void;
}

export function ListFilters({ view, onChange }: ListFiltersProps) {
  const { t } = useText();
  const [typed, setTyped] = useTypedSearch(view.q, (q) => onChange({ q }, true));
  return (
    <search className="filters user-filters">
      <SearchField
        label={t('users:list.search')}
        hint={t('users:list.searchHint')}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={setTyped}
      />
      <NativeSelect
        aria-label={t('users:fields.role')}
        value={view.role ?? ''}
        onChange={(event) => onChange({ role: (event.currentTarget.value || null) as Role | null })}
        data={[
          { value: '', label: t('users:list.allRoles') },
          ...ROLES.map((role) => ({ value: role, label: t(`auth:role.${role}`) })),
        ]}
      />
      <NativeSelect
        aria-label={t('users:fields.status')}
        value={view.status ?? ''}
        onChange={(event) =>
          onChange({ status: (event.currentTarget.value || null) as UserStatus | null })
        }
        data={[
          { value: '', label: t('users:list.allStatuses') },
          ...USER_STATUSES.map((status) => ({ value: status, label: t(`users:status.${status}`) })),
        ]}
      />
      {isFiltered(view) ? (
        <ClearButton
          onClick={() => {
            setTyped('');
            onChange(NO_FILTERS);
          }}
        />
      ) : null}
    </search>
  );
}
