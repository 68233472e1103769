import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { RowLink } from '../../../dashboard/kit/table/data-table.tsx';
import { defineList, useListView } from '../../../dashboard/kit/table/define-list.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import { type Endpoint, EndpointsFilter, webhookRoutes } from '../contract.ts';
import { ADD, EndpointMark, LIST, pageOf } from './parts.tsx';

const endpointsList = defineList({
  path: LIST,
  query: EndpointsFilter,
  filters: [],
  pageSize: 20,
});

export function ListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const title = t('webhooks:title');
  if (!can.webhooks) return <NoPermissionPage title={title} texts="webhooks:" />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EndpointsList title={title} />
    </>
  );
}

function EndpointsList({ title }: { title: string }) {
  const { t } = useText();
  const state = useListView(endpointsList);
  const query = useQuery(read(webhookRoutes.list, { query: endpointsList.filterOf(state.view) }));
  const columns = useEndpointColumns();
  return (
    <div className="page">
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={title}>
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          component={Link}
          to={ADD}
        >
          {t('webhooks:add')}
        </Button>
      </PageHead>
      <p className="hint">{t('webhooks:lead')}</p>
      <DataList
        state={state}
        query={query}
        words="webhooks:"
        label={t('webhooks:listLabel')}
        columns={columns}
        rowKey={({ id }) => id}
        begin={<Link to={ADD}>{t('webhooks:add')}</Link>}
      />
    </div>
  );
}

function useEndpointColumns(): Column<Endpoint>[] {
  const { t, locale } = useText();
  return [
    {
      id: 'name',
      header: t('webhooks:name'),
      cell: ({ id, name }) => <RowLink to={pageOf(id)}>{name}</RowLink>,
    },
    {
      id: 'url',
      header: t('webhooks:url'),
      wide: true,
      soft: true,
      cell: ({ url }) => <span title={url}>{url}</span>,
    },
    {
      id: 'waiting',
      header: t('webhooks:waiting'),
      from: 'md',
      atEnd: true,
      cell: ({ waiting }) => <span className="num">{formatNumber(locale, waiting)}</span>,
    },
    {
      id: 'state',
      header: t('webhooks:stateLabel'),
      cell: (endpoint) => <EndpointMark endpoint={endpoint} size="small" />,
    },
  ];
}
