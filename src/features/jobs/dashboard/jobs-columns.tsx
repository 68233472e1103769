import { useText } from '../../../dashboard/kit/language/language.ts';
import { relativeTime } from '../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
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
      cell: ({ failedAt }) => <Moment at={failedAt} format={relativeTime} />,
    },
    {
      id: 'next',
      header: t('jobs:next'),
      soft: true,
      namedInCards: true,
      cell: ({ nextTryAt }) =>
        nextTryAt ? <Moment at={nextTryAt} format={relativeTime} /> : t('jobs:givenUp'),
    },
    {
      id: 'retry',
      header: t('dashboard:list.actions'),
      atEnd: true,
      cell: (job) => <RetryButton job={job} />,
    },
  ];
}
