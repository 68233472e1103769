import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './session/api-error.ts';

const FIVE_MINUTES = 5 * 60_000;

/** A refusal will be the same the second time; only silence and server faults are tried again. */
const mayPass = (error: Error) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: FIVE_MINUTES,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && mayPass(error),
    },
    mutations: { retry: false },
  },
});
