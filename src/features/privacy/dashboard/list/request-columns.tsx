import { useText } from '../../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../dashboard/kit/table/row-link.tsx';
import type { PrivacyRequestSummary } from '../../requests/schema.ts';
import { DueMark } from '../due-mark.tsx';
import { StateMark } from '../state-mark.tsx';

export function useRequestColumns(): Column<PrivacyRequestSummary>[] {
  const { t } = useText();
  return [
    {
      id: 'person',
      header: t('privacy:person'),
      wide: true,
      cell: ({ id, name }) => <RowLink to={`/dashboard/privacy/${id}`}>{name}</RowLink>,
    },
    {
      id: 'code',
      header: t('privacy:code'),
      from: 'md',
      cell: ({ code }) => <span className="num">{code}</span>,
    },
    {
      id: 'kind',
      header: t('privacy:kindLabel'),
      cell: ({ kind }) => t(`privacy:kind.${kind}`),
    },
    {
      id: 'state',
      header: t('privacy:stateLabel'),
      cell: ({ state }) => <StateMark state={state} size="small" />,
    },
    {
      id: 'received',
      header: t('privacy:received'),
      sort: { by: 'receivedAt', first: 'descending' },
      from: 'md',
      soft: true,
      cell: ({ receivedAt }) => <Moment at={receivedAt} format={shortMoment} />,
    },
    {
      id: 'due',
      header: t('privacy:due'),
      sort: { by: 'dueAt', first: 'ascending' },
      atEnd: true,
      namedInCards: true,
      cell: ({ state, dueAt, answeredAt }) =>
        state === 'open' ? (
          <DueMark dueAt={dueAt} />
        ) : answeredAt ? (
          <Moment at={answeredAt} format={shortMoment} />
        ) : null,
    },
  ];
}
