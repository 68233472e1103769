import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../dashboard/kit/table/row-link.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Endpoint } from '../../schema.ts';
import { pageOf } from '../paths.ts';
import { EndpointMark } from '../state-mark.tsx';

export function useEndpointColumns(): Column<Endpoint>[] {
  const { t, locale } = useText();
  return [
    {
      id: 'name',
      header: t('webhooks:name'),
      cell: ({ id, name }) => <RowLink to={pageOf(id)}>{name}</RowLink>,
    },
    {
      id: 'url',
      header: t('webhooks:url'),
      wide: true,
      soft: true,
      cell: ({ url }) => <span title={url}>{url}</span>,
    },
    {
      id: 'waiting',
      header: t('webhooks:waiting'),
      from: 'md',
      atEnd: true,
      cell: ({ waiting }) => <span className="num">{formatNumber(locale, waiting)}</span>,
    },
    {
      id: 'state',
      header: t('webhooks:stateLabel'),
      cell: (endpoint) => <EndpointMark endpoint={endpoint} size="small" />,
    },
  ];
}
