import type { QueryClient } from '@tanstack/react-query';
import { dashboardRoutes } from '../../../platform/dashboard-contract.ts';
import { watch } from '../session/calls.ts';

/** The numbers in the navigation. */
export const waitingCounts = { ...watch(dashboardRoutes.waiting), staleTime: 60_000 };

/** Loads the numbers again: the user has changed a record that was counted. */
export const reloadWaiting = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: waitingCounts.queryKey });
