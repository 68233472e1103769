import { SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentCount } from '../../features/content/dashboard/content-calls.ts';
import type { State } from '../../features/content/schema.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { useText } from '../kit/language/language.ts';
import css from './overview.module.css';

/** The number of contents in each state; every number links to its list. */
export function StateFigures() {
  const { t } = useText();
  return (
    <section aria-label={t('dashboard:overview.figures')}>
      <SimpleGrid component="dl" className={css.figures} cols={{ base: 2, md: 4 }} spacing={1}>
        {(['published', 'draft', 'archived', null] as const).map((state) => (
          <Figure key={state} state={state} />
        ))}
      </SimpleGrid>
    </section>
  );
}

function Figure({ state }: { state: State | null }) {
  const { t, locale } = useText();
  const filter = state
    ? ({ state, sort: '-updatedAt' } as const)
    : ({ sort: '-updatedAt' } as const);
  const { data, error } = useQuery(contentCount(filter));
  const label = state ? t(`content:editor.state.${state}`) : t('dashboard:overview.total');
  const words = t(`dashboard:overview.figure.${state ?? 'total'}`);
  return (
    <div>
      <Text component="dt" fw={550}>
        {label}
      </Text>
      <dd className={css.number}>
        <Link to={state ? `/dashboard/blog?state=${state}` : '/dashboard/blog'}>
          {data === undefined ? (error ? '?' : '–') : formatNumber(locale, data)}
          <span className="sr-only"> {label}</span>
        </Link>
      </dd>
      <Text component="dd" size="xs" c="dimmed">
        {words}
      </Text>
    </div>
  );
}
