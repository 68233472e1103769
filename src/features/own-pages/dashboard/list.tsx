import { Button, Menu, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../dashboard/kit/language/moment.ts';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { RowMenu } from '../../../dashboard/kit/parts/row-menu.tsx';
import { call, read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { RowLink } from '../../../dashboard/kit/table/data-table.tsx';
import { defineList, useListView } from '../../../dashboard/kit/table/define-list.ts';
import { FilterBar } from '../../../dashboard/kit/table/filter-bar.tsx';
import { ViewTabs } from '../../../dashboard/kit/table/view-tabs.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import { ownPageRoutes, type PageSummary, PagesFilter } from '../contract.ts';
import { OWN_PAGE_LIMITS } from '../schema.ts';
import { EraseDialog, RemoveDialog } from './dialogs.tsx';
import { ADD, LIST, PagesOnly, pageOf, rememberPage, StateMark } from './parts.tsx';

const list = defineList({
  path: LIST,
  query: PagesFilter,
  filters: ['q', 'state'],
  sort: '-updatedAt',
  pageSize: 50,
});

const VIEWS = ['', 'published', 'draft', 'deleted'] as const;

export function ListPage() {
  const { t } = useText();
  return (
    <PagesOnly title={t('ownPages:title')}>
      <List />
    </PagesOnly>
  );
}

function List() {
  const { t, locale } = useText();
  const { can } = useSessionUser();
  const state = useListView(list);
  const query = useQuery(read(ownPageRoutes.list, { query: list.filterOf(state.view) }));
  const [removing, setRemoving] = useState<PageSummary | null>(null);
  const [erasing, setErasing] = useState<PageSummary | null>(null);
  const recover = useRecover();
  const columns = useColumns();
  const total = query.data?.total;
  return (
    <div className="page">
      <PageHead
        title={t('ownPages:title')}
        count={total === undefined ? undefined : formatNumber(locale, total)}
        lead={t('ownPages:lead')}
      >
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          component={Link}
          to={ADD}
        >
          {t('ownPages:add')}
        </Button>
      </PageHead>
      {can.site ? (
        <p className="hint">
          <Link to="/dashboard/admin/pages">{t('ownPages:fixed')}</Link>
        </p>
      ) : null}
      <ViewTabs
        label={t('ownPages:views')}
        tabs={VIEWS.map((view) => ({
          key: view || 'all',
          label: t(`ownPages:view.${view || 'all'}`),
          to: {
            pathname: list.path,
            search: list.write({ ...state.view, state: view, page: 1 }),
          },
          isCurrent: state.view.state === view,
        }))}
      />
      <FilterBar
        state={state}
        search={{
          name: 'q',
          label: t('ownPages:search'),
          hint: t('ownPages:searchHint'),
          maxLength: OWN_PAGE_LIMITS.search,
        }}
      >
        {null}
      </FilterBar>
      <DataList
        state={state}
        query={query}
        words="ownPages:"
        label={t('ownPages:title')}
        columns={columns}
        rowHeight={60}
        rowKey={({ id }) => id}
        menu={(page) => (
          <RowMenu name={page.title}>
            <Menu.Item component={Link} to={pageOf(page.id)}>
              {t('ownPages:edit')}
            </Menu.Item>
            {page.state === 'published' ? (
              <Menu.Item component="a" href={page.path} target="_blank" rel="noopener">
                {t('ownPages:onSite')}
              </Menu.Item>
            ) : null}
            {page.state === 'deleted' ? (
              <>
                <Menu.Item onClick={() => void recover(page)}>{t('ownPages:recover')}</Menu.Item>
                <Menu.Item color="danger" onClick={() => setErasing(page)}>
                  {t('ownPages:erase')}
                </Menu.Item>
              </>
            ) : (
              <Menu.Item color="danger" onClick={() => setRemoving(page)}>
                {t('ownPages:remove')}
              </Menu.Item>
            )}
          </RowMenu>
        )}
        begin={<Link to={ADD}>{t('ownPages:add')}</Link>}
      />
      <RemoveDialog page={removing} onClose={() => setRemoving(null)} />
      <EraseDialog page={erasing} onClose={() => setErasing(null)} />
    </div>
  );
}

/** Takes a page out of the trash. */
export function useRecover() {
  const client = useQueryClient();
  return async ({ id, version }: Pick<PageSummary, 'id' | 'version'>) => {
    try {
      const { data, message } = await call(ownPageRoutes.recover, {
        params: { id },
        body: { version },
      });
      rememberPage(client, data);
      toast.success(message);
      return data;
    } catch (error) {
      showFailure(error);
      return null;
    }
  };
}

function useColumns(): Column<PageSummary>[] {
  const { t } = useText();
  return [
    {
      id: 'title',
      header: t('ownPageFields:ownPage-title'),
      sort: { by: 'title', first: 'ascending' },
      wide: true,
      cell: ({ id, title, path }) => (
        <>
          <RowLink to={pageOf(id)}>{title}</RowLink>
          <Text c="dimmed" size="sm" truncate>
            {path}
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      header: t('ownPages:stateColumn'),
      cell: ({ state, hasPending }) => (
        <>
          <StateMark state={state} size="medium" />
          {hasPending ? (
            <Text c="dimmed" size="sm">
              {t('ownPages:pending')}
            </Text>
          ) : null}
        </>
      ),
    },
    {
      id: 'languages',
      header: t('ownPages:languages'),
      from: 'lg',
      soft: true,
      cell: ({ languages }) => {
        const missing = LOCALES.filter((one) => !languages.includes(one));
        if (missing.length === 0) return t('ownPages:complete');
        const names = missing.map((one) => LANGUAGE_NAMES[one]).join(', ');
        return t('ownPages:missingIn', { languages: names });
      },
    },
    {
      id: 'updatedAt',
      header: t('ownPages:updated'),
      sort: { by: 'updatedAt', first: 'descending' },
      atEnd: true,
      soft: true,
      cell: ({ updatedAt }) => <Moment at={updatedAt} format={shortMoment} />,
    },
  ];
}
