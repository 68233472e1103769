import { SEARCH_LIMITS } from '../../../search/schema.ts';
import { listAddress } from '../list/list-address.ts';
import type { SearchPartProps } from './search-page.tsx';

/** Nothing was found, or nothing could be looked for: what to do now. */
export function SearchEmpty({ scope: { t, href }, view, found }: SearchPartProps) {
  const filtered = view.category !== null || view.year !== null;
  const { fault } = found;
  return (
    <div className="empty">
      <h2>{t(fault ? `search:faults.${fault}.title` : 'search:noMatch.title')}</h2>
      {fault ? (
        <p>{t(`search:faults.${fault}.text`, { letters: SEARCH_LIMITS.letters })}</p>
      ) : (
        <ul className="tips">
          <li>{t('search:noMatch.spelling')}</li>
          <li>{t('search:noMatch.fewer')}</li>
          {filtered && <li>{t('search:noMatch.filters')}</li>}
        </ul>
      )}
      <p className="hero-acts">
        {filtered && !fault && (
          <a className="btn line" href={href(listAddress({ ...view, category: null, year: null }))}>
            {t('search:everywhere')}
          </a>
        )}
        <a className="btn line" href={href(view.path)}>
          {t('content:list.seeAll')}
        </a>
      </p>
    </div>
  );
}
