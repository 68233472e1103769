import { CONCERNS, type Concern, type Health } from './schema.ts';

/** In bytes, and as a part of the disk. */
const LITTLE_SPACE = 1024 ** 3;
const LITTLE_PART = 0.1;
/** The database refuses connections when it has reached its limit. */
const MANY_CONNECTIONS = 0.9;
const LATE_SECONDS = 5 * 60;
/** One-time codes of the second step are wrong when the clock is off by half a minute. */
const WRONG_SECONDS = 5;

/** One night may be missed. */
const OLD_MS = 36 * 3600_000;

/** What these facts give cause for at the time `now` in ms, the most urgent first. */
export function findConcerns(facts: Omit<Health, 'concerns'>, now: number): Concern[] {
  const { disk, database, backups, jobs, network, mail } = facts;
  const is: Record<Concern, boolean> = {
    diskLow: disk.free < LITTLE_SPACE || disk.free < disk.total * LITTLE_PART,
    backupFailed: backups.fault !== '',
    backupOld: !backups.last || now - Date.parse(backups.last.finishedAt) > OLD_MS,
    connectionsFew: database.connections > database.mostConnections * MANY_CONNECTIONS,
    jobsLate: jobs.oldestSeconds > LATE_SECONDS,
    jobsFailed: jobs.failed > 0,
    clockWrong: Math.abs(database.clockAhead) > WRONG_SECONDS,
    unknownProxy: network.hasUnknownProxy,
    noMailServer: mail.kind === 'outbox',
    noHttps: network.publicUrl.startsWith('http:'),
  };
  return CONCERNS.filter((concern) => is[concern]);
}
