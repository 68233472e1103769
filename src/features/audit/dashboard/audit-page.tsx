import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { useListView } from '../../../dashboard/kit/table/use-list-view.ts';
import { useTotal } from '../../../dashboard/kit/table/use-total.ts';
import { MOST_COUNTED } from '../schema.ts';
import { auditPage } from './audit-calls.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditDetails } from './audit-details.tsx';
import { AuditFilters } from './audit-filters.tsx';
import css from './audit-list.module.css';
import { auditList } from './audit-list.ts';
import { sentenceOf } from './audit-words.ts';
import { ChainLine } from './chain-line.tsx';

export function AuditPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.audit) return <NoPermissionPage title={t('audit:title')} texts="audit:" />;
  return (
    <div className="page">
      <PageTitle>{t('audit:title')}</PageTitle>
      <AuditLog />
    </div>
  );
}

function AuditLog() {
  const { t } = useText();
  const totalOf = useTotal(MOST_COUNTED);
  const state = useListView(auditList);
  const query = useQuery(auditPage(auditList.filterOf(state.view)));
  const columns = useAuditColumns();
  return (
    <>
      <PageHead title={t('audit:title')} lead={t('audit:lead')} />
      <ChainLine />
      <AuditFilters
        state={state}
        actions={query.data?.actions ?? []}
        actors={query.data?.actors ?? []}
      />
      <DataList
        state={state}
        query={query}
        words="audit:"
        label={t('audit:listLabel')}
        columns={columns}
        rowKey={({ seq }) => String(seq)}
        details={{
          label: (entry) => `${t('audit:details')}: ${sentenceOf(t, entry)}`,
          render: (entry) => <AuditDetails entry={entry} />,
        }}
        className={css.log}
        summary={totalOf}
      />
    </>
  );
}
