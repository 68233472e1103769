import { Button, Group, Menu } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../dashboard/kit/language/moment.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { RowMenu } from '../../../dashboard/kit/parts/row-menu.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { RowLink } from '../../../dashboard/kit/table/data-table.tsx';
import { defineList, useListView } from '../../../dashboard/kit/table/define-list.ts';
import { FilterBar, FilterSelect } from '../../../dashboard/kit/table/filter-bar.tsx';
import type { Selection } from '../../../dashboard/kit/table/selection.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import { REDIRECT_LIMITS, type Redirect, RedirectsFilter, redirectRoutes } from '../contract.ts';
import css from './list.module.css';
import { ADD, DeleteRedirect, LIST, PASTE, pageOf } from './parts.tsx';

export const redirectsList = defineList({
  path: LIST,
  query: RedirectsFilter,
  filters: ['q', 'use'],
  sort: '-createdAt',
  pageSize: 50,
});

export function ListPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('redirects:title')} texts="redirects:">
      <RedirectsList />
    </AdminsOnly>
  );
}

function RedirectsList() {
  const { t, locale } = useText();
  const state = useListView(redirectsList);
  const query = useQuery(read(redirectRoutes.list, { query: redirectsList.filterOf(state.view) }));
  const columns = useRedirectColumns();
  const [removing, setRemoving] = useState<Redirect | null>(null);
  const total = query.data?.total;
  return (
    <div className="page">
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead
        title={t('redirects:title')}
        count={total === undefined ? undefined : formatNumber(locale, total)}
      >
        <Group gap="xs" visibleFrom="sm">
          <AddButtons />
        </Group>
      </PageHead>
      <p className="hint">{t('redirects:lead')}</p>
      <Group gap="xs" hiddenFrom="sm">
        <AddButtons />
      </Group>
      <FilterBar
        state={state}
        search={{
          name: 'q',
          label: t('redirects:search'),
          hint: t('redirects:searchHint'),
          maxLength: REDIRECT_LIMITS.search,
        }}
      >
        <FilterSelect
          state={state}
          name="use"
          label={t('redirects:useLabel')}
          all={t('redirects:use.all')}
          options={(['used', 'unused'] as const).map((value) => ({
            value,
            label: t(`redirects:use.${value}`),
          }))}
        />
      </FilterBar>
      <DataList
        state={state}
        query={query}
        words="redirects:"
        label={t('redirects:title')}
        columns={columns}
        rowHeight={60}
        rowKey={({ id }) => id}
        menu={(redirect) => (
          <RowMenu name={redirect.from}>
            <Menu.Item component={Link} to={pageOf(redirect.id)}>
              {t('redirects:edit')}
            </Menu.Item>
            <Menu.Item color="danger" onClick={() => setRemoving(redirect)}>
              {t('redirects:remove')}
            </Menu.Item>
          </RowMenu>
        )}
        bulk={{
          nameOf: ({ from }) => from,
          actions: (selection) => <DeleteSelected selection={selection} />,
        }}
        begin={<Link to={ADD}>{t('redirects:add')}</Link>}
      />
      <DeleteRedirect redirect={removing} onClose={() => setRemoving(null)} />
    </div>
  );
}

function AddButtons() {
  const { t } = useText();
  return (
    <>
      <Button component={Link} to={PASTE}>
        {t('redirects:paste.action')}
      </Button>
      <Button
        variant="filled"
        leftSection={<IconPlus size={17} aria-hidden="true" />}
        component={Link}
        to={ADD}
      >
        {t('redirects:add')}
      </Button>
    </>
  );
}

export function useRedirectColumns(): Column<Redirect>[] {
  const { t, locale } = useText();
  return [
    {
      id: 'from',
      header: t('redirectFields:redirect-from'),
      sort: { by: 'from', first: 'ascending' },
      wide: true,
      className: css.address,
      cell: ({ id, from, to }) => (
        <>
          <RowLink to={pageOf(id)}>{from}</RowLink>
          <span className={css.target} title={to}>
            → {to}
          </span>
        </>
      ),
    },
    {
      id: 'kind',
      header: t('redirects:kindLabel'),
      from: 'lg',
      soft: true,
      cell: ({ isPermanent }) => t(`redirects:kind.${isPermanent ? 'permanent' : 'temporary'}`),
    },
    {
      id: 'uses',
      header: t('redirects:uses'),
      sort: { by: 'uses', first: 'descending' },
      atEnd: true,
      namedInCards: true,
      cell: ({ uses }) => <span className="num">{formatNumber(locale, uses)}</span>,
    },
    {
      id: 'lastUsedAt',
      header: t('redirects:lastUsed'),
      sort: { by: 'lastUsedAt', first: 'descending' },
      atEnd: true,
      soft: true,
      namedInCards: true,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? <Moment at={lastUsedAt} format={shortMoment} /> : t('redirects:never'),
    },
  ];
}

/** Deletes the selected redirects, such as all that were never used. */
export function DeleteSelected({ selection }: { selection: Selection }) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const count = selection.ids.size;
  const formatted = formatNumber(locale, count);
  const removal = useMutation({
    mutationFn: () => call(redirectRoutes.deleteMany, { body: { ids: [...selection.ids] } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      setAsking(false);
      selection.clear();
      reload(client, redirectRoutes);
    },
  });
  if (count > REDIRECT_LIMITS.together) {
    const max = REDIRECT_LIMITS.together;
    return <span role="alert">{t('redirects:tooManySelected', { max })}</span>;
  }
  return (
    <>
      <Button color="danger" onClick={() => setAsking(true)}>
        {t('redirects:remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        question={t('redirects:removeManyTitle', { count, formatted })}
        action={t('redirects:remove')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onClose={() => {
          removal.reset();
          setAsking(false);
        }}
      >
        <p>{t('redirects:removeHint')}</p>
        {removal.error ? <FieldFailure error={removal.error} /> : null}
      </ConfirmDialog>
    </>
  );
}
