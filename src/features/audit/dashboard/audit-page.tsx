import '../../../dashboard/styles/lists.css';
import '../../../dashboard/styles/audit.css';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../../dashboard/frame/page-title.tsx';
import { useText } from '../../../dashboard/language/language.ts';
import { ListBody } from '../../../dashboard/parts/list-body.tsx';
import { NoPermission } from '../../../dashboard/parts/no-permission.tsx';
import { PageHead } from '../../../dashboard/parts/page-head.tsx';
import { Pager } from '../../../dashboard/parts/pager.tsx';
import { useListView } from '../../../dashboard/parts/use-list-view.ts';
import { useSessionUser } from '../../../dashboard/session/session-user.ts';
import {
  filterOf,
  isFiltered,
  PAGE_SIZE,
  PLAIN,
  readAuditView,
  writeAuditView,
} from './audit-address.ts';
import { auditPage } from './audit-calls.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
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
  const [view, show] = useListView(readAuditView, writeAuditView);
  const query = useQuery(auditPage(filterOf(view)));

  return (
    <>
      <PageHead title={t('audit:title')} lead={t('audit:lead')} />
      <ChainLine />
      <AuditFilters view={view} actors={query.data?.actors ?? []} onChange={show} />
      <ListBody
        query={query}
        words="audit:"
        isFiltered={isFiltered(view)}
        onFirstPage={() => show({ page: 1 })}
        onClearFilters={() => show(PLAIN)}
        table={(page, stale) => <AuditTable rows={page.data} stale={stale} />}
      />
      {query.data ? (
        <Pager
          page={view.page}
          pageSize={PAGE_SIZE}
          total={query.data.total}
          searchOf={(page) => writeAuditView({ ...view, page })}
        />
      ) : null}
    </>
  );
}
