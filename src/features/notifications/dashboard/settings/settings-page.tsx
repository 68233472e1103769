import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../../dashboard/kit/parts/skeleton-rows.tsx';
import { notificationSettings } from '../notification-calls.ts';
import { SettingsForm } from './settings-form.tsx';

/** Which notifications the user wants. */
export function SettingsPage() {
  const { t } = useText();
  const query = useQuery(notificationSettings);
  return (
    <div className="page" data-fields="small">
      <PageTitle>{t('notifications:settings')}</PageTitle>
      <BackLink to="/dashboard/account">{t('account:title')}</BackLink>
      <PageHead title={t('notifications:settings')} lead={t('notifications:prefs.text')} />
      {query.data ? (
        <SettingsForm settings={query.data} />
      ) : query.error ? (
        <EmptyState kind="failed" title={t('notifications:failed')} error={query.error}>
          <Button loading={query.isFetching} onClick={() => query.refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}
