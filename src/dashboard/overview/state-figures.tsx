import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentCount } from '../../features/content/dashboard/content-calls.ts';
import type { State } from '../../features/content/schema.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { useText } from '../kit/language/language.ts';

/** How many there are of each state; every number leads to its list. */
export function StateFigures() {
  const { t } = useText();
  return (
    <section aria-label={t('dashboard:overview.figures')}>
      <dl className="figures">
        {(['published', 'draft', 'archived', null] as const).map((state) => (
          <Figure key={state} state={state} />
        ))}
      </dl>
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
      <dt>{label}</dt>
      <dd>
        <Link to={state ? `/dashboard/blog?state=${state}` : '/dashboard/blog'}>
          {data === undefined ? (error ? '?' : '–') : formatNumber(locale, data)}
          <span className="sr-only"> {label}</span>
        </Link>
        <small>{words}</small>
      </dd>
    </div>
  );
}
