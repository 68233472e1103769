import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { SearchPartProps } from './search-page.tsx';

export function SearchHead({
  scope: { t, locale },
  found,
  name,
}: SearchPartProps & { name: string }) {
  const { total, more, fault, items } = found;
  return (
    <header className="page-head corner railed">
      {fault === null ? (
        <p className="rail">
          {more && `${t('search:atLeast')} `}
          <span className="count num">{formatNumber(locale, total)}</span>{' '}
          {t('search:unit', { count: total })}
        </p>
      ) : (
        <p className="rail" />
      )}
      <div className="in">
        <h1>{name}</h1>
        {items.length > 0 && <p className="lede">{t('search:lead')}</p>}
      </div>
    </header>
  );
}
