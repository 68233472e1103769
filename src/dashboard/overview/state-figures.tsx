import { useQuery } from '@tanstack/react-query';
import { contentCount } from '../../features/content/dashboard/content-calls.ts';
import type { State } from '../../features/content/schema.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { Figure, Figures } from '../kit/charts/figures.tsx';
import { useText } from '../kit/language/language.ts';

/** The number of contents in each state; every number links to its list. */
export function StateFigures() {
  const { t } = useText();
  return (
    <Figures label={t('dashboard:overview.figures')}>
      {(['published', 'draft', 'archived', null] as const).map((state) => (
        <StateFigure key={state} state={state} />
      ))}
    </Figures>
  );
}

function StateFigure({ state }: { state: State | null }) {
  const { t, locale } = useText();
  const filter = state
    ? ({ state, sort: '-updatedAt' } as const)
    : ({ sort: '-updatedAt' } as const);
  const { data, error } = useQuery(contentCount(filter));
  const unknown = error ? '?' : '–';
  return (
    <Figure
      label={state ? t(`content:editor.state.${state}`) : t('dashboard:overview.total')}
      value={data === undefined ? unknown : formatNumber(locale, data)}
      note={t(`dashboard:overview.figure.${state ?? 'total'}`)}
      to={state ? `/dashboard/blog?state=${state}` : '/dashboard/blog'}
    />
  );
}
