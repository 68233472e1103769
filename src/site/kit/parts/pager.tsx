import { Icon } from '../../../ui/icons.tsx';
import { pageNumbers } from '../../../ui/page-numbers.ts';
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
