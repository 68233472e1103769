import { Group, Progress, Table, Text } from '@mantine/core';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { RATINGS, type SpeedFigure } from '../schema.ts';
import css from './speed-panel.module.css';
import { speedValue } from './speed-value.ts';

const percent = (share: number) => Math.round(share * 100);

const COLORS = {
  good: ['var(--success-500)', 'var(--success-text)'],
  middling: ['var(--warning-400)', 'var(--warning-text)'],
  poor: ['var(--danger-500)', 'var(--danger-text)'],
} as const;

/** A bar with the share of visits of each rating; the text beside it has the same information. */
function Shares({ shares }: Pick<SpeedFigure, 'shares'>) {
  const { t } = useText();
  const words = t('measurement:speed.shares', {
    good: percent(shares.good),
    middling: percent(shares.middling),
    poor: percent(shares.poor),
  });
  return (
    <Progress.Root
      className={css.shares}
      role="img"
      aria-label={words}
      title={words}
      maw={320}
      my={6}
    >
      {RATINGS.map((rating) => (
        <Progress.Section
          key={rating}
          withAria={false}
          value={shares[rating] * 100}
          color={COLORS[rating][0]}
        />
      ))}
    </Progress.Root>
  );
}

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
        <Text span fw={550} c={COLORS[rating][1]}>
          {t(`measurement:speed.ratings.${rating}`)}
        </Text>
      </Group>
      <Shares shares={shares} />
      {note(t('measurement:speed.visits', { count: visits, number: formatNumber(locale, visits) }))}
    </Table.Td>
  );
}
