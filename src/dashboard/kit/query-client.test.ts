import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { ApiError } from './session/api-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** The times of all requests of a failing query, in seconds after the first one. */
async function callsAt(error: Error): Promise<number[]> {
  const calls: number[] = [];
  const start = Date.now();
  const result = queryClient
    .fetchQuery({
      ...queryClient.getDefaultOptions().queries,
      queryKey: ['fails'],
      queryFn: () => {
        calls.push((Date.now() - start) / 1000);
        throw error;
      },
    })
    .catch(() => {});
  await vi.runAllTimersAsync();
  await result;
  return calls;
}
const reply = (status: number) => new ApiError({ status, body: null }, 'refused');

describe('a query', () => {
  it.each([
    ['nothing answers', reply(0)],
    ['the server fails', reply(500)],
    ['the server is too busy', reply(503)],
  ])('is retried three times when %s, each time after a longer pause', async (_why, error) => {
    expect(await callsAt(error)).toEqual([0, 1, 3, 7]);
  });

  it.each([400, 401, 403, 404, 409, 422, 429])('is not retried after a %i', async (status) => {
    expect(await callsAt(reply(status))).toEqual([0]);
  });

  it('never waits longer than 30 seconds', () => {
    const { retryDelay } = queryClient.getDefaultOptions().queries ?? {};
    const pause = retryDelay as (failures: number, error: Error) => number;
    expect([0, 1, 2, 5, 20].map((failures) => pause(failures, reply(0)))).toEqual([
      1_000, 2_000, 4_000, 30_000, 30_000,
    ]);
  });

  it('keeps a reply for five minutes, and is not sent again when the window gets the focus', () => {
    const { queries } = queryClient.getDefaultOptions();
    expect(queries).toMatchObject({ gcTime: 300_000, refetchOnWindowFocus: false });
  });
});
