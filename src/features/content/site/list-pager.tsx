import type { PageScope } from '../../../site/page.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { ListView } from '../views.ts';
import { listAddress, pageNumbers } from './list-address.ts';

export function ListPager({ scope: { t, href }, view }: { scope: PageScope; view: ListView }) {
  const { page, pages } = view;
  const at = (number: number) => href(listAddress(view, number));
  return (
    <nav className="pager" aria-label={t('content:list.pages')}>
      <ol>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="muted">…</span>
            ) : (
              <a
                href={at(number)}
                aria-label={t('content:list.page', { page: number })}
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
            {t('content:list.previous')}
          </a>
        )}
        {page < pages && (
          <a href={at(page + 1)} rel="next">
            {t('content:list.next')}
            <Icon name="go" turn />
          </a>
        )}
      </p>
    </nav>
  );
}
