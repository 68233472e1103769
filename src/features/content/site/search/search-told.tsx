import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { SearchPartProps } from './search-page.tsx';
import styles from './search-told.module.css';

/**
 * Notes about the results: corrected words, words treated as beginnings, and results that are not
 * shown.
 */
export function SearchTold({ scope: { t, locale }, view, found }: SearchPartProps) {
  const { corrections, beginnings, more, pages } = found;
  const last = more && view.page === pages;
  if (corrections.length === 0 && beginnings.length === 0 && !last) return null;
  return (
    <div className={styles.told} role="status">
      {corrections.map(({ from, to }) => (
        <p key={from}>{t('search:instead', { from, to })}</p>
      ))}
      {beginnings.map((word) => (
        <p key={word}>{t('search:beginning', { word })}</p>
      ))}
      {last && (
        <p>{t('search:noFurther', { count: formatNumber(locale, pages * view.pageSize) })}</p>
      )}
    </div>
  );
}
