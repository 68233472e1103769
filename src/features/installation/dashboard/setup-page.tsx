import { Paper, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { AfterAWhile } from '../../../dashboard/kit/parts/skeletons.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { installationRoutes } from '../contract.ts';
import { EMPTY_PAGES_ID, Progress, StepLists } from './shared.tsx';
import css from './steps.module.css';

/** All first steps, also those that the overview does not show any more. */
export function SetupPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('installation:title')} texts="installation:">
      <div className="page">
        <Steps />
        <EmptyPages />
      </div>
    </AdminsOnly>
  );
}

/** The public pages to which no menu and no page leads yet, each with the place where it is filled. */
function EmptyPages() {
  const { t, locale } = useText();
  const { data } = useQuery(read(installationRoutes.emptyPages));
  if (!data?.length) return null;
  const named = data
    .map((page) => ({ ...page, name: page.names?.[locale] ?? page.path }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <section id={EMPTY_PAGES_ID} aria-labelledby="empty-pages-title">
      <h2 id="empty-pages-title">{t('installation:empty.title')}</h2>
      <p className="soft">{t('installation:empty.text')}</p>
      <Paper withBorder>
        <ul role="list" className={css.empty}>
          {named.map(({ path, fill, name }) => (
            <li key={path}>
              <Link to={fill}>{name}</Link>
              <span>{path}</span>
            </li>
          ))}
        </ul>
      </Paper>
    </section>
  );
}

function Steps() {
  const { t } = useText();
  const { data, error } = useQuery(read(installationRoutes.steps));
  return (
    <>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={t('installation:title')} lead={data ? <Progress steps={data} /> : null} />
      {data ? (
        <Paper withBorder>
          <StepLists steps={data} />
        </Paper>
      ) : error ? (
        <EmptyState kind="failed" title={t('installation:failedTitle')} error={error} />
      ) : (
        <AfterAWhile>
          <Skeleton h={420} />
        </AfterAWhile>
      )}
    </>
  );
}
