import type { AnyJobKind } from './job-kind.server.ts';

/**
 * Without a heartbeat for so long, a process is treated as ended; its jobs are retried after the
 * next poll.
 */
const HEARTBEAT_SECONDS = 10;
export const LONGEST_PAUSE_SECONDS = 3600;
/** How long jobs that are done or no longer retried stay in the database, for inspection. */
const STORED_SECONDS = 7 * 24 * 3600;
/** pg-boss deletes jobs that wait for longer: also if the clock is set forward by a year. */
const WAITING_SECONDS = 10 * 365 * 24 * 3600;

/** The options of pg-boss for every job of a kind. */
export const sendOptions = (kind: AnyJobKind) => ({
  retryLimit: kind.tries - 1,
  retryDelay: kind.firstPauseSeconds,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_SECONDS,
  expireInSeconds: kind.mayTakeSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retentionSeconds: WAITING_SECONDS,
  deleteAfterSeconds: STORED_SECONDS,
});
