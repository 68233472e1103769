import { Text } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { reloadWaiting } from '../../../dashboard/kit/page/waiting-counts.ts';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { reload } from '../../../dashboard/kit/session/calls.ts';
import { defineList } from '../../../dashboard/kit/table/define-list.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { PrivacyFilter, privacyRoutes, type RequestState } from '../contract.ts';

export const requestsList = defineList({
  path: '/dashboard/privacy',
  query: PrivacyFilter,
  filters: ['state', 'kind'],
  sort: 'dueAt',
  pageSize: 20,
});

const DAY_MS = 24 * 3_600_000;

/** How many days are left for the answer, or how many have passed since. */
export function DueMark({ dueAt, now = new Date() }: { dueAt: string; now?: Date }) {
  const { t, locale } = useText();
  const days = Math.ceil((new Date(dueAt).getTime() - now.getTime()) / DAY_MS);
  const count = Math.abs(days);
  const left = { count, number: formatNumber(locale, count) };
  if (days >= 0) return <span className="num">{t('privacy:dueIn', left)}</span>;
  return (
    <Text span inherit fw={650} c="var(--warning-text)" className="num">
      <span aria-hidden="true">▲ </span>
      {t('privacy:overdueBy', left)}
    </Text>
  );
}

const SHAPES = { open: 'hollow', answered: 'full', refused: 'box' } as const;

export function StateMark({ state, size }: { state: RequestState; size: 'small' | 'large' }) {
  const { t } = useText();
  return (
    <Status tone={state === 'answered' ? 'success' : 'muted'} shape={SHAPES[state]} size={size}>
      {t(`privacy:state.${state}`)}
    </Status>
  );
}

/** Loads requests, lists and the numbers of the navigation again. */
export function reloadRequests(client: QueryClient): void {
  void reload(client, privacyRoutes);
  reloadWaiting(client);
}
