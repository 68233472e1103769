import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../../dashboard/kit/parts/skeleton-rows.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { IconPlus } from '../../../../ui/tabler-icons/index.ts';
import { ADD } from '../paths.ts';
import { allPeople } from '../people-calls.ts';
import { PeopleList } from './people-list.tsx';

export function ListPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('peopleDesk:title')} texts="peopleDesk:">
      <People />
    </AdminsOnly>
  );
}

function People() {
  const { t, locale } = useText();
  const { data, error, isFetching, refetch } = useQuery(allPeople);
  return (
    <div className="page">
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead
        title={t('peopleDesk:title')}
        count={data?.length ? formatNumber(locale, data.length) : undefined}
        lead={t('peopleDesk:lead')}
      >
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          component={Link}
          to={ADD}
        >
          {t('peopleDesk:add')}
        </Button>
      </PageHead>
      {data?.length ? (
        <PeopleList people={data} />
      ) : data ? (
        <EmptyState kind="none" title={t('peopleDesk:noneTitle')} text={t('peopleDesk:noneText')} />
      ) : error ? (
        <EmptyState kind="failed" title={t('peopleDesk:failedTitle')} error={error}>
          <Button loading={isFetching} onClick={() => refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}
