import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatNumber } from '../../platform/i18n/format.ts';
import { pageNumbers } from '../../ui/page-numbers.ts';
import { useText } from '../language/language.ts';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** The query of the address that shows a page. */
  searchOf: (page: number) => string;
  /** The total in words, where more than a number is to be said of it. */
  summary?: string;
}

/** Links, so that a page can be opened beside this one and shared. */
export function Pager({ page: current, pageSize, total, searchOf, summary }: PagerProps) {
  const { t, locale } = useText();
  const pages = Math.ceil(total / pageSize);
  if (total === 0 || current > pages) return null;
  const first = (current - 1) * pageSize + 1;
  const last = Math.min(current * pageSize, total);
  const to = (page: number) => ({ search: searchOf(page) });
  return (
    <div className="pager">
      <span role="status">
        {summary && pages === 1 ? null : (
          <>
            {formatNumber(locale, first)}–{formatNumber(locale, last)} /{' '}
          </>
        )}
        {summary ?? formatNumber(locale, total)}
      </span>
      {pages > 1 ? (
        <nav aria-label={t('dashboard:list.pages')}>
          <ul>
            {current > 1 ? (
              <li>
                <Link
                  className="page-link"
                  rel="prev"
                  to={to(current - 1)}
                  aria-label={t('dashboard:list.previousPage')}
                >
                  <IconChevronLeft className="flip" size={17} stroke={1.7} aria-hidden="true" />
                </Link>
              </li>
            ) : null}
            {pageNumbers(current, pages).map((page, place) =>
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
                    aria-current={page === current ? 'page' : undefined}
                    aria-label={t('dashboard:list.pageNumber', {
                      page: formatNumber(locale, page),
                    })}
                  >
                    {formatNumber(locale, page)}
                  </Link>
                </li>
              ),
            )}
            {current < pages ? (
              <li>
                <Link
                  className="page-link"
                  rel="next"
                  to={to(current + 1)}
                  aria-label={t('dashboard:list.nextPage')}
                >
                  <IconChevronRight className="flip" size={17} stroke={1.7} aria-hidden="true" />
                </Link>
              </li>
            ) : null}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
