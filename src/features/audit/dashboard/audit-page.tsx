import '../../../dashboard/styles/lists.css';
import '../../../dashboard/styles/audit.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { PageTitle } from '../../../dashboard/frame/page-title.tsx';
import { useText } from '../../../dashboard/language/language.ts';
import { NoPermission } from '../../../dashboard/parts/no-permission.tsx';
import { PageHead } from '../../../dashboard/parts/page-head.tsx';
import { Pager } from '../../../dashboard/parts/pager.tsx';
import { useSessionUser } from '../../../dashboard/session/session-user.ts';
import {
  type AuditView,
  filterOf,
  PAGE_SIZE,
  readAuditView,
  writeAuditView,
} from './audit-address.ts';
import { AuditBody } from './audit-body.tsx';
import { auditPage } from './audit-calls.ts';
import { AuditFilters } from './audit-filters.tsx';
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
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readAuditView(search);
  const query = useQuery(auditPage(filterOf(view)));

  /** Every change of what is shown starts on its first page, unless it is the page itself. */
  const show = (patch: Partial<AuditView>, replace = false) =>
    navigate(
      { search: writeAuditView({ ...view, page: 1, ...patch }) },
      { replace, preventScrollReset: replace },
    );

  return (
    <>
      <PageHead title={t('audit:title')} lead={t('audit:lead')} />
      <ChainLine />
      <AuditFilters view={view} actors={query.data?.actors ?? []} onChange={show} />
      <AuditBody view={view} query={query} onChange={show} />
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
