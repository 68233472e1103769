import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../dashboard/kit/parts/skeleton-rows.tsx';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { emailList } from './email-calls.ts';
import css from './email-list.module.css';
import { EmailRow } from './email-row.tsx';

export function EmailListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site)
    return <NoPermissionPage title={t('emailTemplates:title')} texts="emailTemplates:" />;
  return (
    <div className="page">
      <PageTitle>{t('emailTemplates:title')}</PageTitle>
      <EmailList />
    </div>
  );
}

function EmailList() {
  const { t, locale } = useText();
  const query = useQuery(emailList(locale));
  return (
    <>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={t('emailTemplates:title')} lead={t('emailTemplates:lead')} />
      {query.data ? (
        <ul role="list" className={css.emails}>
          {query.data.map((email) => (
            <EmailRow key={email.kind} email={email} />
          ))}
        </ul>
      ) : query.error ? (
        <EmptyState kind="failed" title={t('emailTemplates:failedTitle')} error={query.error}>
          <Button loading={query.isFetching} onClick={() => query.refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
}
