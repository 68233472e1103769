import { Button, Group, Menu } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import { call, read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../dashboard/kit/table/data-table.tsx';
import type { Selection } from '../../../../dashboard/kit/table/selection.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { provinceName } from '../../../../platform/places/provinces.ts';
import { deskRoutes } from '../contract.ts';
import type {
  Application,
  ApplicationSummary,
  BulkChange,
  BulkResult,
  Matching,
} from '../schema.ts';
import { reloadApplications, useSayChanged } from './after-change.tsx';
import css from './list.module.css';
import { Mark, MaskedNumber, StatusMark, WaitingTime } from './parts.tsx';

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

interface ApplicationMenuProps {
  application: ApplicationSummary;
  /** The address of the list. */
  search: string;
  /** Gets the error of an action, or null after a success. */
  onFailure: (message: string | null) => void;
}

export function ApplicationMenu({ application, search, onFailure }: ApplicationMenuProps) {
  const { t } = useText();
  const client = useQueryClient();
  const user = useSessionUser();
  const sayChanged = useSayChanged();
  const { id, version, assignedTo, moves } = application;
  const params = { id };
  const name = `${application.name} ${application.surname}`;
  const change = useMutation({
    mutationFn: (work: () => Promise<{ data: Application; message: string }>) => work(),
    onSuccess: (reply) => {
      onFailure(null);
      sayChanged(reply);
    },
    onError: ({ message }) => onFailure(t('applications:list.failed', { name, message })),
    onSettled: () => reloadApplications(client),
  });
  const isOwn = assignedTo?.id === user.id;
  const next = isOwn ? null : user.id;
  return (
    <RowMenu name={name}>
      <Menu.Item component={Link} to={`/dashboard/applications/${id}/details${search}`}>
        {t('applications:list.openOne')}
      </Menu.Item>
      <Menu.Item
        disabled={!moves.includes('inReview')}
        onClick={() =>
          change.mutate(() =>
            call(deskRoutes.changeStatus, { params, body: { status: 'inReview', version } }),
          )
        }
      >
        {t('applications:list.review')}
      </Menu.Item>
      <Menu.Item
        onClick={() =>
          change.mutate(() =>
            call(deskRoutes.assign, { params, body: { assignedTo: next, version } }),
          )
        }
      >
        {t(isOwn ? 'applications:list.assignNobody' : 'applications:list.assignMe')}
      </Menu.Item>
    </RowMenu>
  );
}

interface BulkActionsProps {
  selection: Selection;
  /** The filter of the list, for a selection of all that match. */
  filter: Matching;
  total: number;
  onFailure: (message: string | null) => void;
}

/** Moves the selected applications to review, or assigns them. */
export function BulkActions({ selection, filter, total, onFailure }: BulkActionsProps) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const { data: people = [] } = useQuery(read(deskRoutes.assignees));
  const [asking, setAsking] = useState(false);
  const number = (value: number) => formatNumber(locale, value);
  const chosen = selection.isAll ? { filter } : { ids: [...selection.ids] };
  const count = selection.isAll ? total : selection.ids.size;

  const change = useMutation({
    mutationFn: (action: Pick<BulkChange, 'action' | 'assignedTo'>) =>
      call(deskRoutes.changeMany, { body: { ...action, ...chosen } }),
    onSuccess: ({ data, message }) => {
      onFailure(remarkOn(data));
      toast.success(message);
      selection.clear();
    },
    onError: ({ message }) => onFailure(message),
    onSettled: () => {
      setAsking(false);
      reloadApplications(client);
    },
  });

  /** What was not changed; null if everything was. */
  function remarkOn({ unchanged, left }: BulkResult): string | null {
    const remarks = [
      unchanged > 0 &&
        t('applications:bulk.unchanged', { count: unchanged, number: number(unchanged) }),
      left > 0 && t('applications:bulk.left', { count: left, number: number(left) }),
    ].filter(Boolean);
    return remarks.length > 0 ? remarks.join(' ') : null;
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('applications:list.review')}</Button>
      <Menu>
        <Menu.Target>
          <Button loading={change.isPending && !asking}>{t('applications:bulk.assign')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {people.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => change.mutate({ action: 'assign', assignedTo: id })}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => change.mutate({ action: 'assign', assignedTo: null })}>
            {t('applications:list.assignNobody')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        title={t('applications:bulk.reviewTitle', { count, number: number(count) })}
        action={t('applications:list.review')}
        busy={change.isPending}
        onConfirm={() => change.mutate({ action: 'review' })}
        onClose={() => setAsking(false)}
      >
        <p>{t('applications:bulk.reviewText')}</p>
      </ConfirmDialog>
    </>
  );
}
