import { formatNumber } from '../../../../platform/i18n/format.ts';
import { entriesIn } from './search-entries.tsx';
import type { SearchPartProps } from './search-page.tsx';

export function SearchHead({
  scope: { t, locale },
  found,
  name,
}: SearchPartProps & { name: string }) {
  const { total, more, fault, items, entries, best, only } = found;
  const onlyEntries = only !== null || (total === 0 && (best !== null || entriesIn(entries) > 0));
  return (
    <header className="page-head corner railed">
      {fault === null && !onlyEntries ? (
        <p className="rail">
          {more && `${t('search:atLeast')} `}
          <span className="count num">{formatNumber(locale, total)}</span>{' '}
          {t('content:list.unit', { count: total })}
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
