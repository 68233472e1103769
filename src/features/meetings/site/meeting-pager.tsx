import type { PageScope } from '../../../site/page.ts';
import { Icon } from '../../../ui/icons.tsx';
import { listAddress } from '../addresses.ts';
import type { MeetingListView } from '../views.ts';

interface PagerProps {
  scope: PageScope;
  view: MeetingListView;
}

/** Past meetings fill a page in a season, so every page has its number here. */
export function MeetingPager({ scope: { t, href }, view: { page, pages, year } }: PagerProps) {
  const at = (number: number) => href(listAddress(year, number));
  return (
    <nav className="pager" aria-label={t('meetings:list.pages')}>
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={at(number)}
              aria-label={t('meetings:list.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      <p>
        {page > 1 && (
          <a href={at(page - 1)} rel="prev">
            {t('meetings:list.previous')}
          </a>
        )}
        {page < pages && (
          <a href={at(page + 1)} rel="next">
            {t('meetings:list.next')}
            <Icon name="go" turn />
          </a>
        )}
      </p>
    </nav>
  );
}
