import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentRoutes } from '../../features/content/contract.ts';
import { FirstSteps } from '../../features/installation/dashboard/shared.tsx';
import { SpeedPanel } from '../../features/measurement/dashboard/speed-panel.tsx';
import { VisitsPanel } from '../../features/measurement/dashboard/visits-panel.tsx';
import { formatDayAndDate } from '../../platform/i18n/format.ts';
import { IconPlus } from '../../ui/tabler-icons/index.ts';
import { useText } from '../kit/language/language.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { Columns } from '../kit/parts/columns.tsx';
import { EmptyState } from '../kit/parts/empty-state.tsx';
import { PageHead } from '../kit/parts/page-head.tsx';
import { read } from '../kit/session/calls.ts';
import { useSessionUser } from '../kit/session/session-user.ts';
import css from './overview.module.css';
import { ApplicationCharts, OverviewFigures } from './overview-figures.tsx';
import { ContentPanel, NewMessages, WaitingApplications } from './panels.tsx';

const lastChanged = { state: 'draft', sort: '-updatedAt', pageSize: 4 } as const;

const own = { ...lastChanged, createdBy: 'me' } as const;

export function OverviewPage() {
  const { t, locale } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('dashboard:overview.title')}</PageTitle>
      <PageHead title={t('dashboard:overview.title')} lead={formatDayAndDate(locale, new Date())}>
        {can.content ? (
          <Button
            variant="filled"
            leftSection={<IconPlus size={17} aria-hidden="true" />}
            component={Link}
            to="/dashboard/blog/add"
          >
            {t('content:editor.new')}
          </Button>
        ) : null}
      </PageHead>
      {can.site ? <FirstSteps /> : null}
      {/* Both rights belong to the same roles. */}
      {can.content && can.applications ? (
        <>
          <Columns>
            <div className={css.beside}>
              <WaitingApplications />
              <NewMessages />
            </div>
            <div className={css.beside}>
              <OwnDrafts />
              <ContentPanel
                name="inReview"
                filter={{ state: 'inReview', sort: '-updatedAt', pageSize: 3 }}
                to="/dashboard/blog?state=inReview"
                at="updatedAt"
              />
              <ContentPanel
                name="scheduled"
                filter={{ state: 'scheduled', sort: 'publishedAt', pageSize: 3 }}
                to="/dashboard/blog?state=scheduled"
                at="publishedAt"
              />
            </div>
          </Columns>
          <OverviewFigures />
          <ApplicationCharts />
          <ContentPanel
            name="latest"
            filter={{ state: 'published', sort: '-publishedAt', pageSize: 5 }}
            to="/dashboard/blog?state=published&sort=-publishedAt"
            at="publishedAt"
          />
          {can.visits ? (
            <>
              <VisitsPanel />
              <SpeedPanel />
            </>
          ) : null}
        </>
      ) : (
        <EmptyState
          kind="forbidden"
          title={t('dashboard:overview.plainTitle')}
          text={t('dashboard:overview.plainText')}
        />
      )}
    </div>
  );
}

/** The user's own drafts; without any, those of all users. */
function OwnDrafts() {
  const { t } = useText();
  const hasNone = useQuery(read(contentRoutes.list, { query: own })).data?.total === 0;
  return (
    <ContentPanel
      {...(hasNone
        ? { name: 'drafts', filter: lastChanged, to: '/dashboard/blog?state=draft' }
        : { name: 'own', filter: own, to: '/dashboard/blog?state=draft&createdBy=me' })}
      at="updatedAt"
    >
      <Link className={css.add} to="/dashboard/blog/add">
        <IconPlus size={17} stroke={1.8} aria-hidden="true" />
        {t('dashboard:overview.newDraft')}
      </Link>
    </ContentPanel>
  );
}
