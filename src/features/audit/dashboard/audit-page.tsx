import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../../dashboard/frame/page-title.tsx';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { useListView } from '../../../dashboard/kit/table/use-list-view.ts';
import { useText } from '../../../dashboard/language/language.ts';
import { NoPermission } from '../../../dashboard/parts/no-permission.tsx';
import { PageHead } from '../../../dashboard/parts/page-head.tsx';
import { useSessionUser } from '../../../dashboard/session/session-user.ts';
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
  return (
    <div className="page">
      <PageTitle>{t('audit:title')}</PageTitle>
      {can.audit ? (
        <AuditLog />
      ) : (
        <NoPermission
          title={t('audit:title')}
          reason={t('audit:forbiddenTitle')}
          text={t('audit:forbiddenText')}
        />
      )}
    </div>
  );
}

function AuditLog() {
  const { t } = useText();
  const state = useListView(auditList);
  const query = useQuery(auditPage(auditList.filterOf(state.view)));
  const columns = useAuditColumns();
  return (
    <>
      <PageHead title={t('audit:title')} lead={t('audit:lead')} />
      <ChainLine />
      <AuditFilters state={state} actors={query.data?.actors ?? []} />
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
      />
    </>
  );
}
