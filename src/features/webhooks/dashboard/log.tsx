import { Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { dayAndTime, relativeTime } from '../../../dashboard/kit/language/moment.ts';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { defineList, useListView } from '../../../dashboard/kit/table/define-list.ts';
import { FilterSelect } from '../../../dashboard/kit/table/filter-bar.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import {
  DELIVERY_STATES,
  DeliveriesFilter,
  type Delivery,
  type Endpoint,
  webhookRoutes,
} from '../contract.ts';
import css from './details.module.css';
import { DeliveryMark, eventName, pageOf } from './parts.tsx';

/** How often a log with a message that waits for its first try is read again. */
const WATCH_MS = 2000;

const logOf = (id: string) =>
  defineList({ path: pageOf(id), query: DeliveriesFilter, filters: ['state'], pageSize: 20 });

/** What was sent to an endpoint, and what became of it. */
export function Log({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useText();
  const { id } = endpoint;
  const title = useId();
  const list = useMemo(() => logOf(id), [id]);
  const state = useListView(list);
  const query = useQuery({
    ...read(webhookRoutes.deliveries, { params: { id }, query: list.filterOf(state.view) }),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some((one) => one.state === 'waiting' && one.tries === 0) ? WATCH_MS : false,
  });
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

function useLogColumns(endpointId: string): Column<Delivery>[] {
  const { t, locale } = useText();
  return [
    {
      id: 'event',
      header: t('webhooks:log.event'),
      cell: ({ event }) => eventName(t, event),
    },
    {
      id: 'content',
      header: t('webhooks:log.content'),
      wide: true,
      cell: ({ title, contentId }) =>
        contentId ? (
          <Link to={`/dashboard/blog/${contentId}`} title={title}>
            {title}
          </Link>
        ) : (
          '–'
        ),
    },
    {
      id: 'result',
      header: t('webhooks:log.result'),
      cell: (delivery) => <LogResult delivery={delivery} />,
    },
    {
      id: 'tries',
      header: t('webhooks:log.tries'),
      from: 'lg',
      atEnd: true,
      cell: ({ tries }) => <span className="num">{formatNumber(locale, tries)}</span>,
    },
    {
      id: 'duration',
      header: t('webhooks:log.duration'),
      from: 'lg',
      atEnd: true,
      soft: true,
      cell: ({ ms }) =>
        ms === null ? '–' : t('webhooks:log.milliseconds', { number: formatNumber(locale, ms) }),
    },
    {
      id: 'at',
      header: t('webhooks:log.at'),
      soft: true,
      cell: ({ createdAt }) => <Moment at={createdAt} format={relativeTime} />,
    },
    {
      id: 'again',
      header: t('dashboard:list.actions'),
      atEnd: true,
      cell: (delivery) => <SendAgainButton endpointId={endpointId} delivery={delivery} />,
    },
  ];
}

/** What became of a message, and why. */
function LogResult({ delivery }: { delivery: Delivery }) {
  const { t, locale } = useText();
  const { state, fault, status, excerpt, tries, nextTryAt } = delivery;
  const why = fault && t(`webhooks:log.fault.${fault}`, { status: status ?? '' });
  const next = nextTryAt && tries > 0 ? dayAndTime(locale, new Date(nextTryAt)) : null;
  return (
    <span className={css.result}>
      <DeliveryMark state={state} />
      {why ? (
        <span className={css.why} title={excerpt || undefined}>
          {next ? `${why}; ${t('webhooks:log.nextTry', { when: next })}` : why}
        </span>
      ) : null}
    </span>
  );
}

interface SendAgainButtonProps {
  endpointId: string;
  delivery: Delivery;
}

function SendAgainButton({ endpointId, delivery }: SendAgainButtonProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { id, event, title } = delivery;
  const sending = useMutation({
    mutationFn: () => call(webhookRoutes.sendAgain, { params: { id: endpointId, deliveryId: id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: showFailure,
    onSettled: () => {
      void reload(client, webhookRoutes, endpointId);
      void reload(client, webhookRoutes, 'list');
    },
  });
  const name = eventName(t, event);
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={sending.isPending}
      aria-label={t('webhooks:log.sendAgainLabel', { name: title ? `${name}: ${title}` : name })}
      onClick={() => sending.mutate()}
    >
      {t('webhooks:log.sendAgain')}
    </Button>
  );
}
