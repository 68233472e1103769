import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { RowLink } from '../../../dashboard/kit/table/data-table.tsx';
import { useListView } from '../../../dashboard/kit/table/define-list.ts';
import { FilterBar, FilterSelect } from '../../../dashboard/kit/table/filter-bar.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import {
  type PrivacyRequestSummary,
  privacyRoutes,
  REQUEST_KINDS,
  REQUEST_STATES,
} from '../contract.ts';
import { DueMark, requestsList, StateMark } from './parts.tsx';

export function ListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const title = t('privacy:title');
  if (!can.privacy) return <NoPermissionPage title={title} texts="privacy:" />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <RequestsList />
    </>
  );
}

function RequestsList() {
  const { t, locale } = useText();
  const state = useListView(requestsList);
  const query = useQuery({
    ...read(privacyRoutes.list, { query: requestsList.filterOf(state.view) }),
    placeholderData: keepPreviousData,
  });
  const columns = useRequestColumns();
  return (
    <div className="page">
      <PageHead
        title={t('privacy:title')}
        count={query.data && formatNumber(locale, query.data.total)}
      >
        <Button component={Link} to="/dashboard/privacy/retention">
          {t('privacy:retentionLink')}
        </Button>
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          component={Link}
          to="/dashboard/privacy/add"
        >
          {t('privacy:add')}
        </Button>
      </PageHead>
      <p className="hint">{t('privacy:lead')}</p>
      <FilterBar state={state}>
        <FilterSelect
          state={state}
          name="state"
          label={t('privacy:stateLabel')}
          all={t('privacy:all')}
          options={REQUEST_STATES.map((value) => ({ value, label: t(`privacy:state.${value}`) }))}
        />
        <FilterSelect
          state={state}
          name="kind"
          label={t('privacy:kindLabel')}
          all={t('privacy:allKinds')}
          options={REQUEST_KINDS.map((value) => ({ value, label: t(`privacy:kind.${value}`) }))}
        />
      </FilterBar>
      <DataList
        state={state}
        query={query}
        words="privacy:"
        label={t('privacy:listLabel')}
        columns={columns}
        rowKey={({ id }) => id}
        begin={<Link to="/dashboard/privacy/add">{t('privacy:add')}</Link>}
      />
    </div>
  );
}

function useRequestColumns(): Column<PrivacyRequestSummary>[] {
  const { t } = useText();
  return [
    {
      id: 'person',
      header: t('privacy:person'),
      wide: true,
      cell: ({ id, name }) => <RowLink to={`/dashboard/privacy/${id}`}>{name}</RowLink>,
    },
    {
      id: 'code',
      header: t('privacy:code'),
      from: 'md',
      cell: ({ code }) => <span className="num">{code}</span>,
    },
    {
      id: 'kind',
      header: t('privacy:kindLabel'),
      cell: ({ kind }) => t(`privacy:kind.${kind}`),
    },
    {
      id: 'state',
      header: t('privacy:stateLabel'),
      cell: ({ state }) => <StateMark state={state} size="small" />,
    },
    {
      id: 'received',
      header: t('privacy:received'),
      sort: { by: 'receivedAt', first: 'descending' },
      from: 'md',
      soft: true,
      cell: ({ receivedAt }) => <Moment at={receivedAt} format={shortMoment} />,
    },
    {
      id: 'due',
      header: t('privacy:due'),
      sort: { by: 'dueAt', first: 'ascending' },
      atEnd: true,
      namedInCards: true,
      cell: ({ state, dueAt, answeredAt }) =>
        state === 'open' ? (
          <DueMark dueAt={dueAt} />
        ) : answeredAt ? (
          <Moment at={answeredAt} format={shortMoment} />
        ) : null,
    },
  ];
}
