import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { whyNoLimitedRole } from '../../platform/branches/limited-role.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { readDiskSpace } from '../../platform/disk-space.server.ts';
import { countOpenJobs, readQueueState } from '../../platform/inside/pg-boss.server.ts';
import { EMAIL_JOB } from '../../platform/mail/email.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { may, siteRight } from '../../platform/rights.ts';
import type { Services } from '../../platform/services.server.ts';
import { type BackupLog, readLastBackup } from '../backups/operations.server.ts';
import { media } from '../media/tables.server.ts';
import { CONCERNS, type Concern, type Health } from './contract.ts';

/** The state of the installation, and what should be attended to. Throws 401 or 403. */
export async function readHealth(op: Operation, services: Services): Promise<Health> {
  requireThat(op.actor, canReadHealth);
  const facts = await readFacts(services);
  return { concerns: findConcerns(facts, op.now.getTime()), ...facts };
}

import packageJson from '../../../package.json' with { type: 'json' };

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

/** In ms; what is measured contains it. */
const RESOLUTION = 20;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
loop.enable();

/** Reads all facts about the installation; each takes a few milliseconds. */
async function readFacts({
  db,
  backup,
  installation,
  publicUrl,
}: Pick<Services, 'db' | 'backup' | 'installation' | 'publicUrl'>): Promise<
  Omit<Health, 'concerns'>
> {
  const { dataFolder, trustProxy, hasUnknownProxy, startedAt } = installation;
  const [disk, database, limitedRole, uploads, backups, jobs, emails, mailFault] =
    await Promise.all([
      readDiskSpace(dataFolder),
      readDatabase(db),
      findLimitedRoleFault(db),
      readUploads(db),
      readLastBackup(db),
      readQueueState(db),
      countOpenJobs(db, EMAIL_JOB.name),
      installation.whyMailAway(),
    ]);
  const { version, migrations, ...connections } = database;
  const delay = Math.max(0, loop.percentile(95) / 1e6 - RESOLUTION);
  loop.reset();
  return {
    versions: {
      product: packageJson.version,
      node: process.versions.node,
      database: version,
      migrations,
    },
    process: {
      startedAt: startedAt.toISOString(),
      memory: process.memoryUsage.rss(),
      delay,
    },
    disk,
    database: { kind: installation.database, ...connections, limitedRole },
    uploads: { kind: installation.uploads, ...uploads },
    backups: backupFacts(backups, backup),
    jobs,
    mail: { kind: installation.mail, waiting: emails, fault: mailFault ?? '' },
    network: { publicUrl, trustProxy: [...trustProxy], hasUnknownProxy: hasUnknownProxy() },
  };
}

function backupFacts({ last, fault }: BackupLog, backup: Services['backup']): Health['backups'] {
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    last: last && { ...last, finishedAt: last.finishedAt.toISOString() },
    fault,
    at: backup && `${two(backup.at.hour)}:${two(backup.at.minute)}`,
    keep: backup?.keep ?? 0,
    hasKeys: backup !== null && backup.passphrase !== null,
  };
}

type DatabaseFacts = Omit<Health['database'], 'kind' | 'limitedRole'> & {
  version: string;
  migrations: number;
};

/** What a connection tells about the database. */
export async function readDatabase(db: Queryable): Promise<DatabaseFacts> {
  const before = Date.now();
  const { rows } = await db.execute<DatabaseFacts & { now: number }>(sql`
    select
      current_setting('server_version') as version,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      pg_database_size(current_database())::float as size,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend')
        as connections,
      current_setting('max_connections')::int as "mostConnections",
      extract(epoch from clock_timestamp())::float * 1000 as now`);
  const { now, ...facts } = rows[0] as DatabaseFacts & { now: number };
  return { ...facts, clockAhead: (now - (before + Date.now()) / 2) / 1000 };
}

/** What keeps accounts of branches out, as SQL; empty if nothing does, or if the party has no branches. */
export async function findLimitedRoleFault(db: Pick<Queryable, 'execute'>): Promise<string> {
  const statements = await whyNoLimitedRole(db);
  if (statements === null) return '';
  // The doctor may look at the database of an earlier release.
  const { rows: known } = await db.execute(
    sql`select where to_regclass('user_branches') is not null`,
  );
  if (known.length === 0) return '';
  const { rows } = await db.execute(sql`select where exists (select from branches)
    or exists (select from users where not is_national)`);
  return rows.length > 0 ? statements : '';
}

async function readUploads(db: Queryable): Promise<{ files: number; size: number }> {
  const [row] = await (db as Services['db'])
    .select({
      files: sql<number>`count(*)::int`,
      size: sql<number>`coalesce(sum(${media.bytes}), 0)::float`,
    })
    .from(media);
  return row ?? { files: 0, size: 0 };
}

const canReadHealth = (actor: Actor) => may(actor, siteRight);

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
    limitedRole: database.limitedRole !== '',
    clockWrong: Math.abs(database.clockAhead) > WRONG_SECONDS,
    unknownProxy: network.hasUnknownProxy,
    mailServerAway: mail.fault !== '',
    noMailServer: mail.kind === 'outbox',
    noHttps: network.publicUrl.startsWith('http:'),
  };
  return CONCERNS.filter((concern) => is[concern]);
}
