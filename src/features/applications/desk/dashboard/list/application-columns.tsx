import { Group } from '@mantine/core';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import type { Column } from '../../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../../dashboard/kit/table/row-link.tsx';
import { provinceName } from '../../../../../platform/places/provinces.ts';
import type { ApplicationSummary } from '../../schema.ts';
import { Mark } from '../mark.tsx';
import { MaskedNumber } from '../masked-number.tsx';
import { StatusMark } from '../status-mark.tsx';
import { WaitingTime } from '../waiting-time.tsx';
import css from './applications-list.module.css';

/**
 * `search` is the address of the list, which the page of an application reads to find the next one.
 * The column of assignees is shown if one of the rows has one: the others need the width.
 */
export function useApplicationColumns(
  search: string,
  rows: readonly ApplicationSummary[] = [],
): Column<ApplicationSummary>[] {
  const { t } = useText();
  const assignees: Column<ApplicationSummary> = {
    id: 'assignedTo',
    header: t('applications:fields.assignedTo'),
    from: 'lg',
    soft: true,
    cell: ({ assignedTo }) => assignedTo?.name ?? '–',
  };
  return [
    {
      id: 'name',
      header: t('applications:fields.applicant'),
      sort: { by: 'name', first: 'ascending' },
      wide: true,
      cell: (row) => (
        <Group className={css.name} gap="2px 10px">
          <RowLink to={`/dashboard/applications/${row.id}/details${search}`}>
            {`${row.name} ${row.surname}`}
          </RowLink>
          {row.isDuplicate ? (
            <Mark title={t('applications:duplicateHint')}>{t('applications:duplicate')}</Mark>
          ) : null}
          {row.isFrozen ? (
            <Mark title={t('applications:frozenHint')}>{t('applications:frozen')}</Mark>
          ) : null}
        </Group>
      ),
    },
    {
      id: 'tcKimlikNo',
      header: t('applications:fields.tcKimlikNo'),
      className: css.number,
      cell: ({ tcKimlikNo }) => <MaskedNumber>{tcKimlikNo}</MaskedNumber>,
    },
    {
      id: 'status',
      header: t('applications:fields.status'),
      className: css.status,
      cell: ({ status }) => <StatusMark status={status} />,
    },
    {
      id: 'place',
      header: t('applications:fields.place'),
      className: css.place,
      cell: ({ city, district }) => (
        <>
          {provinceName(city)}
          <span className={css.district}>, {district}</span>
        </>
      ),
    },
    {
      id: 'occupation',
      header: t('applications:fields.occupation'),
      from: 'lg',
      soft: true,
      className: css.occupation,
      cell: ({ occupation }) => occupation,
    },
    ...(rows.some(({ assignedTo }) => assignedTo) ? [assignees] : []),
    {
      id: 'waiting',
      header: t('applications:fields.waiting'),
      sort: { by: 'waiting', first: 'descending' },
      atEnd: true,
      soft: true,
      className: css.waiting,
      cell: ({ waitingDays }) => <WaitingTime days={waitingDays} />,
    },
  ];
}
