import { Button, Group, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { FilterBar } from '../../../../dashboard/kit/table/filter-bar.tsx';
import { FilterSelect } from '../../../../dashboard/kit/table/filter-select.tsx';
import { useListView } from '../../../../dashboard/kit/table/use-list-view.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { IconPlus } from '../../../../ui/tabler-icons/index.ts';
import { REDIRECT_LIMITS, type Redirect } from '../../schema.ts';
import { DeleteRedirect } from '../delete-redirect.tsx';
import { ADD, PASTE, pageOf } from '../paths.ts';
import { redirectPage } from '../redirect-calls.ts';
import { DeleteSelected } from './delete-selected.tsx';
import { useRedirectColumns } from './redirect-columns.tsx';
import { redirectsList } from './redirects-list.ts';

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
  const query = useQuery(redirectPage(redirectsList.filterOf(state.view)));
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
