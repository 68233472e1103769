import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { useListView } from '../../../../dashboard/kit/table/use-list-view.ts';
import { IconPlus } from '../../../../ui/tabler-icons/index.ts';
import { ADD } from '../paths.ts';
import { endpointPage } from '../webhook-calls.ts';
import { useEndpointColumns } from './endpoint-columns.tsx';
import { endpointsList } from './endpoints-list.ts';

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
  const query = useQuery(endpointPage(endpointsList.filterOf(state.view)));
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
