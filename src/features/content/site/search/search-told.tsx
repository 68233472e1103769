import { formatNumber } from '../../../../platform/i18n/format.ts';
import { DEFAULT_LOCALE } from '../../../../platform/i18n/locales.ts';
import { listAddress } from '../list/list-address.ts';
import type { SearchPartProps } from './search-page.tsx';

/** What a visitor has to know of the results: what was looked for instead, and what is left out. */
export function SearchTold({ scope: { t, href, locale }, view, found }: SearchPartProps) {
  const { corrections, beginnings, mended, more, pages } = found;
  const lang = locale === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE;
  const last = more && view.page === pages;
  if (!mended && beginnings.length === 0 && !last) return null;
  return (
    <div className="told" role="status">
      {mended && (
        <p className="meant">
          {t('search:didYouMean')}{' '}
          <a href={href(listAddress({ ...view, found: { typed: mended } }))} lang={lang}>
            {mended}
          </a>
        </p>
      )}
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
