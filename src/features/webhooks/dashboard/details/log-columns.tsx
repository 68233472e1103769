import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { relativeTime } from '../../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Delivery } from '../../schema.ts';
import { eventName } from '../event-name.ts';
import { LogResult } from './log-result.tsx';
import { SendAgainButton } from './send-again-button.tsx';

export function useLogColumns(endpointId: string): Column<Delivery>[] {
  const { t, locale } = useText();
  return [
    {
      id: 'event',
      header: t('webhooks:log.event'),
      cell: ({ event }) => eventName(t, event),
    },
    {
      id: 'content',
      header: t('webhooks:log.content'),
      wide: true,
      cell: ({ title, contentId }) =>
        contentId ? (
          <Link to={`/dashboard/blog/${contentId}`} title={title}>
            {title}
          </Link>
        ) : (
          '–'
        ),
    },
    {
      id: 'result',
      header: t('webhooks:log.result'),
      cell: (delivery) => <LogResult delivery={delivery} />,
    },
    {
      id: 'tries',
      header: t('webhooks:log.tries'),
      from: 'lg',
      atEnd: true,
      cell: ({ tries }) => <span className="num">{formatNumber(locale, tries)}</span>,
    },
    {
      id: 'duration',
      header: t('webhooks:log.duration'),
      from: 'lg',
      atEnd: true,
      soft: true,
      cell: ({ ms }) =>
        ms === null ? '–' : t('webhooks:log.milliseconds', { number: formatNumber(locale, ms) }),
    },
    {
      id: 'at',
      header: t('webhooks:log.at'),
      soft: true,
      cell: ({ createdAt }) => <Moment at={createdAt} format={relativeTime} />,
    },
    {
      id: 'again',
      header: t('dashboard:list.actions'),
      atEnd: true,
      cell: (delivery) => <SendAgainButton endpointId={endpointId} delivery={delivery} />,
    },
  ];
}
