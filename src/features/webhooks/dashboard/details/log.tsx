import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { defineList } from '../../../../dashboard/kit/table/define-list.ts';
import { FilterSelect } from '../../../../dashboard/kit/table/filter-select.tsx';
import { useListView } from '../../../../dashboard/kit/table/use-list-view.ts';
import { DELIVERY_STATES, DeliveriesFilter, type Endpoint } from '../../schema.ts';
import { pageOf } from '../paths.ts';
import { deliveryPage } from '../webhook-calls.ts';
import { useLogColumns } from './log-columns.tsx';

const logOf = (id: string) =>
  defineList({ path: pageOf(id), query: DeliveriesFilter, filters: ['state'], pageSize: 20 });

/** What was sent to an endpoint, and what became of it. */
export function Log({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useText();
  const { id } = endpoint;
  const title = useId();
  const list = useMemo(() => logOf(id), [id]);
  const state = useListView(list);
  const query = useQuery(deliveryPage(id, list.filterOf(state.view)));
  const columns = useLogColumns(id);
  return (
    <>
      <Group justify="space-between" align="end" gap="xs">
        <div>
          <h2 id={title}>{t('webhooks:log.title')}</h2>
          <p className="hint">{t('webhooks:log.text')}</p>
        </div>
        <FilterSelect
          state={state}
          name="state"
          label={t('webhooks:log.result')}
          all={t('webhooks:log.all')}
          options={DELIVERY_STATES.map((value) => ({
            value,
            label: t(`webhooks:log.state.${value}`),
          }))}
        />
      </Group>
      <DataList
        state={state}
        query={query}
        words="webhooks:log."
        label={t('webhooks:log.listLabel')}
        columns={columns}
        rowKey={(delivery) => delivery.id}
      />
    </>
  );
}
