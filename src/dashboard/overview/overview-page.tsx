import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { SpeedPanel } from '../../features/measurement/dashboard/speed-panel.tsx';
import { formatDayAndDate } from '../../platform/i18n/format.ts';
import { IconPlus } from '../../ui/tabler-icons/index.ts';
import { useText } from '../kit/language/language.ts';
import { PageTitle } from '../kit/page/page-title.tsx';
import { Columns } from '../kit/parts/columns.tsx';
import { EmptyState } from '../kit/parts/empty-state.tsx';
import { PageHead } from '../kit/parts/page-head.tsx';
import { useSessionUser } from '../kit/session/session-user.ts';
import { Drafts } from './drafts.tsx';
import { Latest } from './latest.tsx';
import { StateFigures } from './state-figures.tsx';

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
      {can.content ? (
        <>
          <Columns>
            <Drafts />
            <Latest />
          </Columns>
          <StateFigures />
          <SpeedPanel />
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
