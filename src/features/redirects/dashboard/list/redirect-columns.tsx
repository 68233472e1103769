import { useText } from '../../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../dashboard/kit/table/row-link.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Redirect } from '../../schema.ts';
import { pageOf } from '../paths.ts';
import css from './redirects-list.module.css';

export function useRedirectColumns(): Column<Redirect>[] {
  const { t, locale } = useText();
  return [
    {
      id: 'from',
      header: t('redirectFields:redirect-from'),
      sort: { by: 'from', first: 'ascending' },
      wide: true,
      className: css.address,
      cell: ({ id, from, to }) => (
        <>
          <RowLink to={pageOf(id)}>{from}</RowLink>
          <span className={css.target} title={to}>
            → {to}
          </span>
        </>
      ),
    },
    {
      id: 'kind',
      header: t('redirects:kindLabel'),
      from: 'lg',
      soft: true,
      cell: ({ isPermanent }) => t(`redirects:kind.${isPermanent ? 'permanent' : 'temporary'}`),
    },
    {
      id: 'uses',
      header: t('redirects:uses'),
      sort: { by: 'uses', first: 'descending' },
      atEnd: true,
      namedInCards: true,
      cell: ({ uses }) => <span className="num">{formatNumber(locale, uses)}</span>,
    },
    {
      id: 'lastUsedAt',
      header: t('redirects:lastUsed'),
      sort: { by: 'lastUsedAt', first: 'descending' },
      atEnd: true,
      soft: true,
      namedInCards: true,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? <Moment at={lastUsedAt} format={shortMoment} /> : t('redirects:never'),
    },
  ];
}
