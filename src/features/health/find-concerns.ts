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

/** Whether little of a disk is free. */
export const isDiskLow = ({ free, total }: Health['disk']): boolean =>
  free < LITTLE_SPACE || free < total * LITTLE_PART;

/** Whether the jobs of an installation wait for too long. */
export const areJobsLate = ({ oldestSeconds }: Pick<Health['jobs'], 'oldestSeconds'>): boolean =>
  oldestSeconds > LATE_SECONDS;

/** Whether a backup that ended at a time is too old; both times in ms. */
export const isBackupOld = (finishedAt: number, now: number): boolean => now - finishedAt > OLD_MS;

/** What these facts give cause for at the time `now` in ms, the most urgent first. */
export function findConcerns(facts: Omit<Health, 'concerns'>, now: number): Concern[] {
  const { disk, database, backups, jobs, network, mail } = facts;
  const is: Record<Concern, boolean> = {
    diskLow: isDiskLow(disk),
    backupFailed: backups.fault !== '',
    backupOld: !backups.last || isBackupOld(Date.parse(backups.last.finishedAt), now),
    connectionsFew: database.connections > database.mostConnections * MANY_CONNECTIONS,
    jobsLate: areJobsLate(jobs),
    jobsFailed: jobs.failed > 0,
    clockWrong: Math.abs(database.clockAhead) > WRONG_SECONDS,
    unknownProxy: network.hasUnknownProxy,
    mailServerAway: mail.fault !== '',
    noMailServer: mail.kind === 'outbox',
    noHttps: network.publicUrl.startsWith('http:'),
  };
  return CONCERNS.filter((concern) => is[concern]);
}
