import { formatMonth } from '../../../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import rows from '../../../../site/kit/parts/rows.module.css';
import type { ListItemView, ListView } from '../../views.ts';
import { ListRow } from './list-row.tsx';

/** "2026-11" in Istanbul time, the key for grouping by month. */
const monthKey = (date: Date): string => dayInIstanbul(date).slice(0, 7);

interface Month {
  key: string;
  first: Date;
  items: ListItemView[];
}

/** The rows, grouped by their month of publication, in the same order. */
function groupByMonth(items: ListItemView[]): Month[] {
  const months: Month[] = [];
  for (const item of items) {
    const key = monthKey(item.publishedAt);
    const last = months.at(-1);
    if (last?.key === key) last.items.push(item);
    else months.push({ key, first: item.publishedAt, items: [item] });
  }
  return months;
}

/** The rows of a list. The newest content on the first page is shown larger than the others. */
export function ListMonths({ scope, view }: { scope: PageScope; view: ListView }) {
  const newest = view.page === 1 ? view.items[0] : undefined;
  return groupByMonth(view.items).map(({ key, first, items }) => (
    <section className={rows.month} key={key} aria-labelledby={`ay-${key}`}>
      <h2 id={`ay-${key}`}>{formatMonth(scope.locale, first)}</h2>
      <ol role="list" className={rows.rows}>
        {items.map((item) => (
          <ListRow
            key={item.id}
            scope={scope}
            item={item}
            large={item === newest}
            categoryShown={view.category === null}
          />
        ))}
      </ol>
    </section>
  ));
}
