import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../dashboard/kit/parts/skeletons.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { type StaticSummary, staticPageRoutes } from '../contract.ts';
import css from './static-pages.module.css';

export function StaticListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('staticPages:title')} texts="staticPages:" />;
  return (
    <div className="page">
      <PageTitle>{t('staticPages:title')}</PageTitle>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={t('staticPages:title')} lead={t('staticPages:lead')} />
      <StaticRows />
    </div>
  );
}

function StaticRows() {
  const { t } = useText();
  const query = useQuery(read(staticPageRoutes.list));
  if (query.data)
    return (
      <ul role="list" className={css.rows}>
        {query.data.filter(isListed).map((page) => (
          <StaticRow key={page.page} page={page} />
        ))}
      </ul>
    );
  if (query.error)
    return (
      <EmptyState kind="failed" title={t('staticPages:failedTitle')} error={query.error}>
        <Button loading={query.isFetching} onClick={() => query.refetch()}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  return <SkeletonRows rows={3} />;
}

/** “About us” is written with the data of the party; only a text of former times stands here. */
const isListed = ({ page, texts }: StaticSummary) => page !== 'about' || texts.length > 0;

function StaticRow({ page: { page, path, texts } }: { page: StaticSummary }) {
  const { t } = useText();
  const languages = texts.map(({ locale }) => LANGUAGE_NAMES[locale]).join(', ');
  return (
    <li className={css.row}>
      <div>
        <Link className={css.name} to={`/dashboard/admin/pages/${page}/tr`}>
          {t(`staticPages:names.${page}`)}
        </Link>
        <Text c="dimmed" size="sm">
          {path}
        </Text>
      </div>
      {texts.length > 0 ? (
        <Status tone="success" shape="full" size="small">
          {t('staticPages:own', { languages })}
        </Status>
      ) : (
        <Status tone="muted" shape="hollow" size="small">
          {t('staticPages:builtIn')}
        </Status>
      )}
    </li>
  );
}
