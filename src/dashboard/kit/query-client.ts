import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './session/api-error.ts';

const FIVE_MINUTES = 5 * 60_000;
const MOST_RETRIES = 3;
const LONGEST_PAUSE = 30_000;

/** A refusal will be the same the second time; only network faults and faults of the server may pass. */
const mayPass = (error: Error) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Answers are kept for five minutes after the last page that showed them is left. Coming back shows
 * them at once and asks again behind them: other people change the same lists.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: FIVE_MINUTES,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < MOST_RETRIES && mayPass(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_PAUSE),
    },
    mutations: { retry: false },
  },
});
