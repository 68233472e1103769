import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PanelState } from '../../../dashboard/kit/parts/panel-state.tsx';
import { DEVICES } from '../schema.ts';
import { Figure } from './speed-figure.tsx';
import css from './speed-panel.module.css';
import { speedSummary } from './speed-query.ts';

const METRICS = ['LCP', 'INP', 'CLS'] as const;

/** How fast the public pages were for visitors, by device. */
export function SpeedPanel() {
  const { t } = useText();
  const query = useQuery(speedSummary);
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
