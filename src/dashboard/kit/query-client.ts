import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './session/api-error.ts';

const FIVE_MINUTES = 5 * 60_000;
const MOST_RETRIES = 3;
const LONGEST_PAUSE = 30_000;

/** A refusal is final; only errors of the network and of the server may be temporary. */
const mayBeTemporary = (error: Error) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Replies stay cached for five minutes after the user has left the last page that showed them. If
 * such a page is opened again, it shows them at once and fetches them again, because other users
 * change the same lists.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: FIVE_MINUTES,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < MOST_RETRIES && mayBeTemporary(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_PAUSE),
    },
    mutations: { retry: false },
  },
});
