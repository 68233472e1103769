import { useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment, relativeTime } from '../../../dashboard/kit/language/moment.ts';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { FailedJob } from '../schema.ts';
import { RetryButton } from './retry-button.tsx';

export function useJobsColumns(): Column<FailedJob>[] {
  const { t, locale } = useText();
  return [
    {
      id: 'job',
      header: t('jobs:job'),
      cell: ({ name, kind }) => <code>{kind ? `${name}: ${kind}` : name}</code>,
    },
    {
      id: 'error',
      header: t('jobs:error'),
      wide: true,
      cell: ({ error }) => (
        <span lang="en" title={error}>
          {error}
        </span>
      ),
    },
    {
      id: 'tries',
      header: t('jobs:tries'),
      from: 'lg',
      atEnd: true,
      cell: ({ tries }) => <span className="num">{formatNumber(locale, tries)}</span>,
    },
    {
      id: 'failedAt',
      header: t('jobs:failedAt'),
      soft: true,
      namedInCards: true,
      cell: ({ failedAt }) => <Moment at={failedAt} />,
    },
    {
      id: 'next',
      header: t('jobs:next'),
      soft: true,
      namedInCards: true,
      cell: ({ nextTryAt }) => (nextTryAt ? <Moment at={nextTryAt} /> : t('jobs:givenUp')),
    },
    {
      id: 'retry',
      header: t('dashboard:list.actions'),
      atEnd: true,
      cell: (job) => <RetryButton job={job} />,
    },
  ];
}

function Moment({ at }: { at: string }) {
  const { locale } = useText();
  const date = new Date(at);
  return (
    <time dateTime={at} title={fullMoment(locale, date)}>
      {relativeTime(locale, date)}
    </time>
  );
}
