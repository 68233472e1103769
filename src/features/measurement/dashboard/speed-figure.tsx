import { Group, Table, Text } from '@mantine/core';
import { ShareBar } from '../../../dashboard/kit/charts/share-bar.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { SpeedFigure } from '../schema.ts';
import css from './speed-panel.module.css';
import { speedValue } from './speed-value.ts';

const percent = (share: number) => Math.round(share * 100);

const INKS = {
  good: 'var(--success-text)',
  middling: 'var(--warning-text)',
  poor: 'var(--danger-text)',
} as const;

/** One metric of one device. */
export function Figure({ figure }: { figure: SpeedFigure | undefined }) {
  const { t, locale } = useText();
  const note = (words: string) => (
    <Text size="xs" c="dimmed">
      {words}
    </Text>
  );
  if (!figure) return <Table.Td>{note(t('measurement:speed.none'))}</Table.Td>;
  const { metric, p75, rating, shares, visits } = figure;
  return (
    <Table.Td>
      <Group gap="0 12px" align="baseline">
        <b className={css.value} dir="ltr">
          {speedValue(t, locale, metric, p75)}
        </b>
        <Text span fw={550} c={INKS[rating]}>
          {t(`measurement:speed.ratings.${rating}`)}
        </Text>
      </Group>
      <ShareBar
        shares={shares}
        words={t('measurement:speed.shares', {
          good: percent(shares.good),
          middling: percent(shares.middling),
          poor: percent(shares.poor),
        })}
      />
      {note(t('measurement:speed.visits', { count: visits, number: formatNumber(locale, visits) }))}
    </Table.Td>
  );
}
