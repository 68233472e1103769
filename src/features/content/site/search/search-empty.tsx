import empty from '../../../../site/kit/parts/empty.module.css';
import { SEARCH_LIMITS } from '../../../search/schema.ts';
import { listAddress } from '../list/list-address.ts';
import { archiveCount } from './archive-link.tsx';
import styles from './search-empty.module.css';
import { entriesIn } from './search-entries.tsx';
import type { SearchPartProps } from './search-page.tsx';

/** Explains what to do if nothing was found or the search could not be made. */
export function SearchEmpty(props: SearchPartProps) {
  const {
    scope: { t, href },
    view,
    found,
  } = props;
  const filtered = view.category !== null || view.year !== null;
  const { fault, archived, meant, best, entries } = found;
  // Something else was found: that no content was is not worth a heading.
  if (!fault && archived === 0 && !filtered && (best || entriesIn(entries) > 0)) return null;
  return (
    <div className={empty.empty}>
      <h2>{t(fault ? `search:faults.${fault}.title` : 'search:noMatch.title')}</h2>
      {fault ? (
        <p>{t(`search:faults.${fault}.text`, { letters: SEARCH_LIMITS.characters })}</p>
      ) : (
        <Hints {...props} filtered={filtered} />
      )}
      {meant.length > 0 && (
        <p>
          {t('search:noMatch.meant')}{' '}
          {meant.map((word, i) => (
            <span key={word}>
              {i > 0 && ', '}
              <a href={href(listAddress({ ...view, found: { ...found, typed: word } }))}>{word}</a>
            </span>
          ))}
        </p>
      )}
      <p className="hero-acts">
        {archived > 0 && (
          <a
            className="btn line"
            href={href(listAddress({ ...view, found: { ...found, archive: true } }))}
          >
            {t('search:archive.search')}
          </a>
        )}
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

/** A hint that the archive has results; or, if nothing else was found either, how to find more. */
function Hints({ scope, found, filtered }: SearchPartProps & { filtered: boolean }) {
  const { t } = scope;
  if (found.archived > 0) {
    const count = found.archived;
    return <p>{t('search:noMatch.archived', { count, found: archiveCount(scope, count) })}</p>;
  }
  if (found.best || entriesIn(found.entries) > 0) return null;
  return (
    <ul role="list" className={styles.tips}>
      <li>{t('search:noMatch.spelling')}</li>
      <li>{t('search:noMatch.fewer')}</li>
      {filtered && <li>{t('search:noMatch.filters')}</li>}
    </ul>
  );
}
