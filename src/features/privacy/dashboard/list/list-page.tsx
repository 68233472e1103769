import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { FilterBar } from '../../../../dashboard/kit/table/filter-bar.tsx';
import { FilterSelect } from '../../../../dashboard/kit/table/filter-select.tsx';
import { useListView } from '../../../../dashboard/kit/table/use-list-view.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { IconPlus } from '../../../../ui/tabler-icons/index.ts';
import { REQUEST_KINDS, REQUEST_STATES } from '../../schema.ts';
import { requestPage } from '../privacy-calls.ts';
import { useRequestColumns } from './request-columns.tsx';
import { requestsList } from './requests-list.ts';

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
  const query = useQuery(requestPage(requestsList.filterOf(state.view)));
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
