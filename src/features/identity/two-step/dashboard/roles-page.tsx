import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { NoPermission } from '../../../../dashboard/kit/parts/no-permission.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../../dashboard/kit/parts/skeleton-rows.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { twoStepRoles } from './roles-calls.ts';
import { RolesForm } from './roles-form.tsx';

export function RolesPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const title = t('account:roles.title');
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      {can.users ? (
        <>
          <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
          <PageHead title={title} lead={t('account:roles.lead')} />
          <Roles />
        </>
      ) : (
        <NoPermission
          title={title}
          reason={t('account:roles.forbidden')}
          text={t('account:roles.forbiddenText')}
        />
      )}
    </div>
  );
}

function Roles() {
  const { t } = useText();
  const query = useQuery(twoStepRoles);
  if (query.data) return <RolesForm initial={query.data} />;
  if (query.error) {
    return (
      <EmptyState kind="failed" title={t('account:roles.failed')} error={query.error}>
        <Button loading={query.isFetching} onClick={() => query.refetch()}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  }
  return <SkeletonRows rows={3} />;
}
