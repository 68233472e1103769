import { useState } from 'react';
import { useText } from '../../../../dashboard/language/language.ts';
import { SortButton } from '../../../../dashboard/parts/sort-button.tsx';
import type { UserSummary } from '../../schema.ts';
import { directionOf, type ListView, nextSort, type SortField } from './list-address.ts';
import { UserRow } from './user-row.tsx';

interface UsersTableProps {
  rows: UserSummary[];
  view: ListView;
  /** These are the rows of the view before; the new ones are on their way. */
  stale: boolean;
  onChange: (patch: Partial<ListView>) => void;
  onDelete: (user: UserSummary) => void;
}

export function UsersTable({ rows, view, stale, onChange, onDelete }: UsersTableProps) {
  const { t } = useText();
  /** What a switch in a row could not do; it stands until one can or the list is another. */
  const [trouble, setTrouble] = useState<string | null>(null);
  const sortable = (field: SortField, className: string, label: string) => {
    const direction = directionOf(view.sort, field);
    return (
      <th scope="col" className={className} aria-sort={direction}>
        <SortButton
          direction={direction}
          onClick={() => onChange({ sort: nextSort(view.sort, field) })}
        >
          {label}
        </SortButton>
      </th>
    );
  };
  return (
    <>
      {trouble ? (
        <p className="user-trouble" role="alert">
          {trouble}
        </p>
      ) : null}
      <section className="panel table-panel" aria-label={t('users:list.label')} aria-busy={stale}>
        <table className="table stack users-table" data-stale={stale || undefined}>
          <thead>
            <tr>
              {sortable('name', 'c-wide', t('users:fields.person'))}
              <th scope="col">{t('users:fields.role')}</th>
              <th scope="col">{t('users:fields.status')}</th>
              <th scope="col" className="c-two-step">
                {t('users:fields.twoStep')}
              </th>
              <th scope="col">{t('users:fields.panelAccess')}</th>
              {sortable('lastSignInAt', 'c-last', t('users:fields.lastSignInAt'))}
              <th scope="col" className="c-more">
                <span className="sr-only">{t('dashboard:list.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((user) => (
              <UserRow key={user.id} user={user} onDelete={onDelete} onTrouble={setTrouble} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
