import { Paper } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Retention } from '../../retention/schema.ts';

/** Shows that the nightly deletion ran, and what it deleted. */
export function RunsPanel({ runs }: Pick<Retention, 'runs'>) {
  const { t, locale } = useText();
  const numberOf = (deleted: Record<string, number>) =>
    Object.values(deleted).reduce((sum, count) => sum + count, 0);
  return (
    <Paper component="section" withBorder px={20} py="md" maw={640}>
      <h2>{t('privacy:runsTitle')}</h2>
      {runs.length === 0 ? (
        <p className="hint">{t('privacy:runsNone')}</p>
      ) : (
        <Facts
          labelWidth={220}
          withDivider
          facts={runs.map(({ finishedAt, deleted }) => {
            const count = numberOf(deleted);
            const text = count
              ? t('privacy:runDeleted', { count, number: formatNumber(locale, count) })
              : t('privacy:runNothing');
            return [fullMoment(locale, new Date(finishedAt)), text];
          })}
        />
      )}
    </Paper>
  );
}
