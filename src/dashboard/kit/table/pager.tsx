import { Group, Pagination } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useText } from '../language/language.ts';
import css from './pager.module.css';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** Returns the query of a page's address. */
  searchOf: (page: number) => string;
  /** The total in words, if a number alone is not enough. */
  summary?: string | undefined;
}

/**
 * The range of shown rows, and links to the other pages, so that a page can be opened in a tab and
 * shared.
 */
export function Pager({ page: current, pageSize, total, searchOf, summary }: PagerProps) {
  const { t, locale } = useText();
  const pages = Math.ceil(total / pageSize);
  if (total === 0 || current > pages) return null;
  const number = (value: number) => formatNumber(locale, value);
  const first = (current - 1) * pageSize + 1;
  const last = Math.min(current * pageSize, total);
  const leadsTo = (page: number, label: string, rel?: string) => ({
    component: Link,
    to: { search: searchOf(page) },
    rel,
    'aria-label': label,
    onClick: undefined,
  });
  return (
    <Group justify="space-between" gap="xs" mt={-8} c="dimmed">
      <span className={css.range} role="status">
        {summary && pages === 1 ? null : `${number(first)}–${number(last)} / `}
        {summary ?? number(total)}
      </span>
      {pages > 1 ? (
        <nav aria-label={t('dashboard:list.pages')}>
          <Pagination.Root
            classNames={{ control: css.control }}
            total={pages}
            value={current}
            getItemProps={(page) => ({
              ...leadsTo(page, t('dashboard:list.pageNumber', { page: number(page) })),
              children: number(page),
            })}
          >
            <Group gap={4}>
              {current > 1 ? (
                <Pagination.Previous
                  {...leadsTo(current - 1, t('dashboard:list.previousPage'), 'prev')}
                />
              ) : null}
              <Pagination.Items />
              {current < pages ? (
                <Pagination.Next {...leadsTo(current + 1, t('dashboard:list.nextPage'), 'next')} />
              ) : null}
            </Group>
          </Pagination.Root>
        </nav>
      ) : null}
    </Group>
  );
}

/** The total of a list in words. The server counts at most `most`; null: it counts all. */
export function useTotal(most: number | null): (list: { total: number }) => string {
  const { t, locale } = useText();
  return ({ total }) => {
    const number = formatNumber(locale, total);
    return total === most ? t('dashboard:list.orMore', { total: number }) : number;
  };
}
