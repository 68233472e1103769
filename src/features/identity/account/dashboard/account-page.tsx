import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../../dashboard/kit/parts/skeleton-rows.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { displayName } from '../../../../platform/display-name.ts';
import { IconBell } from '../../../../ui/tabler-icons/index.ts';
import { ownAccount } from './account-calls.ts';
import { AccountSections } from './account-sections.tsx';

/** There is nothing to discard: the entered values exist only in the fields of this page. */
const nothingKept = () => undefined;

export function AccountPage() {
  const { t } = useText();
  const user = useSessionUser();
  const query = useQuery(ownAccount);
  const [unsaved, setUnsaved] = useState(false);
  const role = t(`auth:role.${user.role}`);
  return (
    <div className="page account" data-fields="small">
      <PageTitle>{t('account:title')}</PageTitle>
      <PageHead title={t('account:title')} lead={`${displayName(user)}, ${role}`}>
        {user.mustSetUpTwoStep ? null : (
          <Button
            component={Link}
            to="/dashboard/account/notifications"
            leftSection={<IconBell size={17} stroke={1.6} aria-hidden="true" />}
          >
            {t('notifications:settings')}
          </Button>
        )}
      </PageHead>
      {query.data ? (
        <AccountSections profile={query.data.profile} role={role} onUnsaved={setUnsaved} />
      ) : query.error ? (
        <EmptyState kind="failed" title={t('account:failed')} error={query.error}>
          <Button loading={query.isFetching} onClick={() => query.refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={8} />
      )}
      <UnsavedGuard unsaved={unsaved} onDiscard={nothingKept} />
    </div>
  );
}
