import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Queryable } from '../../platform/database/client.server.ts';
import { readDiskSpace } from '../../platform/disk-space.server.ts';
import { readQueueState } from '../../platform/jobs/queue-state.server.ts';
import { EMAIL_JOB } from '../../platform/mail/queue-email.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { type BackupLog, readLastBackup } from '../backups/operations.server.ts';
import { media } from '../media/tables.server.ts';
import type { Health } from './schema.ts';

/** In ms; what is measured contains it. */
const RESOLUTION = 20;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
loop.enable();

/** Reads all facts about the installation; each takes a few milliseconds. */
export async function readFacts({
  db,
  backup,
  installation,
  publicUrl,
}: Pick<Services, 'db' | 'backup' | 'installation' | 'publicUrl'>): Promise<
  Omit<Health, 'concerns'>
> {
  const { dataFolder, trustProxy, hasUnknownProxy, startedAt } = installation;
  const [disk, database, uploads, backups, jobs, emails, mailFault] = await Promise.all([
    readDiskSpace(dataFolder),
    readDatabase(db),
    readUploads(db),
    readLastBackup(db),
    readQueueState(db),
    countEmails(db),
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
    database: { kind: installation.database, ...connections },
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

type DatabaseFacts = Omit<Health['database'], 'kind'> & { version: string; migrations: number };

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

async function readUploads(db: Queryable): Promise<{ files: number; size: number }> {
  const [row] = await (db as Services['db'])
    .select({
      files: sql<number>`count(*)::int`,
      size: sql<number>`coalesce(sum(${media.bytes}), 0)::float`,
    })
    .from(media);
  return row ?? { files: 0, size: 0 };
}

async function countEmails(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name = ${EMAIL_JOB.name} and state in ('created', 'retry', 'active')`);
  return rows[0]?.count ?? 0;
}
