import '@mantine/core/styles/Table.layer.css';
import { Group, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ShareBar } from '../../../dashboard/kit/charts/share-bar.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PanelState } from '../../../dashboard/kit/parts/panel-state.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { DEVICES, type Metric, measurementRoutes, type SpeedFigure } from '../contract.ts';
import css from './speed-panel.module.css';

/** The data changes slowly, so a reply may be cached for some minutes. */
const FRESH_MS = 5 * 60_000;

const METRICS = ['LCP', 'INP', 'CLS'] as const;

/** How fast the public pages were for visitors, by device. */
export function SpeedPanel() {
  const { t } = useText();
  const query = useQuery({ ...read(measurementRoutes.speed), staleTime: FRESH_MS });
  const figures = query.data?.figures ?? [];
  return (
    <section className="panel" aria-labelledby="speed">
      <header className="panel-head">
        <h2 id="speed">{t('measurement:speed.title')}</h2>
        <p className="soft">{t('measurement:speed.note', { days: query.data?.days ?? 28 })}</p>
      </header>
      <PanelState query={query} empty={t('measurement:speed.empty')} isEmpty={figures.length === 0}>
        <Table className={css.speed} layout="fixed" verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {DEVICES.map((device) => (
                <Table.Th key={device} scope="col">
                  {t(`measurement:speed.${device}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {METRICS.map((metric) => (
              <Table.Tr key={metric}>
                <Table.Th scope="row">
                  {t(`measurement:speed.metrics.${metric}`)} <abbr>{metric}</abbr>
                </Table.Th>
                {DEVICES.map((device) => (
                  <Figure
                    key={device}
                    figure={figures.find((one) => one.metric === metric && one.device === device)}
                  />
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </PanelState>
    </section>
  );
}

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

type Say = (key: string, values: { value: string }) => string;

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** "2,4 sn.", "180 ms" or, for a shift, "0,05". */
function speedValue(t: Say, locale: Locale, metric: Metric, value: number): string {
  if (metric === 'CLS') return formatNumber(locale, rounded(value, 2));
  return metric === 'INP'
    ? t('measurement:speed.milliseconds', { value: formatNumber(locale, rounded(value, 0)) })
    : t('measurement:speed.seconds', { value: formatNumber(locale, rounded(value / 1000, 1)) });
}
