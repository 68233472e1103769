import { Icon } from '../../../ui/icons.tsx';
import type { PageScope } from '../page.ts';
import styles from './pager.module.css';

interface PagerProps {
  scope: PageScope;
  page: number;
  pages: number;
  /** Turkish path and query of a page. */
  addressOf: (page: number) => string;
}

/** Links to the pages of a list, by number and to the previous and next one. */
export function Pager({ scope: { t, href }, page, pages, addressOf }: PagerProps) {
  const at = (number: number) => href(addressOf(number));
  return (
    <nav className={styles.pager} aria-label={t('site:pager.label')}>
      <ol role="list">
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="muted">…</span>
            ) : (
              <a
                href={at(number)}
                aria-label={t('site:pager.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      <p>
        {page > 1 && (
          <a href={at(page - 1)} rel="prev">
            {t('site:pager.previous')}
          </a>
        )}
        {page < pages && (
          <a href={at(page + 1)} rel="next">
            {t('site:pager.next')}
            <Icon name="go" turn />
          </a>
        )}
      </p>
    </nav>
  );
}

/** Page numbers to show: first, last and the neighbours of the current one; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    // A gap of one number is shown as that number: "…" would take as much space.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
