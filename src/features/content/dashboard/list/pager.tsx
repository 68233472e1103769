import { Link } from 'react-router';
import { useText } from '../../../../dashboard/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { pageNumbers } from '../../../../ui/page-numbers.ts';
import { type ListView, PAGE_SIZE, writeListView } from './list-address.ts';

interface PagerProps {
  view: ListView;
  total: number;
}

/** Links, so that a page can be opened beside this one and shared. */
export function Pager({ view, total }: PagerProps) {
  const { t, locale } = useText();
  const pages = Math.ceil(total / PAGE_SIZE);
  if (total === 0 || view.page > pages) return null;
  const first = (view.page - 1) * PAGE_SIZE + 1;
  const last = Math.min(view.page * PAGE_SIZE, total);
  const to = (page: number) => ({ search: writeListView({ ...view, page }) });
  return (
    <div className="pager">
      <span role="status">
        {formatNumber(locale, first)}–{formatNumber(locale, last)} / {formatNumber(locale, total)}
      </span>
      {pages > 1 ? (
        <nav aria-label={t('content:editor.pages')}>
          <ul>
            {view.page > 1 ? (
              <li>
                <Link
                  className="page-link"
                  rel="prev"
                  to={to(view.page - 1)}
                  aria-label={t('content:editor.previousPage')}
                >
                  <span className="flip" aria-hidden="true">
                    ‹
                  </span>
                </Link>
              </li>
            ) : null}
            {pageNumbers(view.page, pages).map((page, place) =>
              page === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by nothing but its place
                <li key={`gap${place}`} aria-hidden="true" className="page-gap">
                  …
                </li>
              ) : (
                <li key={page}>
                  <Link
                    className="page-link"
                    to={to(page)}
                    aria-current={page === view.page ? 'page' : undefined}
                    aria-label={t('content:editor.pageNumber', {
                      page: formatNumber(locale, page),
                    })}
                  >
                    {formatNumber(locale, page)}
                  </Link>
                </li>
              ),
            )}
            {view.page < pages ? (
              <li>
                <Link
                  className="page-link"
                  rel="next"
                  to={to(view.page + 1)}
                  aria-label={t('content:editor.nextPage')}
                >
                  <span className="flip" aria-hidden="true">
                    ›
                  </span>
                </Link>
              </li>
            ) : null}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
