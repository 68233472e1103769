import { notesOf, verifyChain } from '../../../src/features/audit/verify.server.ts';
import { readLastBackup } from '../../../src/features/backups/operations.server.ts';
import { areJobsLate, isBackupOld, isDiskLow } from '../../../src/features/health/find-concerns.ts';
import { readDatabase } from '../../../src/features/health/read-facts.server.ts';
import { readDiskSpace } from '../../../src/platform/disk-space.server.ts';
import { readQueueState } from '../../../src/platform/jobs/queue-state.server.ts';
import { headFileOf, readHead } from '../../../src/platform/stored-head.server.ts';
import type { Installation } from '../installation.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;

/** What is found in an open database and in its data folder. */
export async function checkInstallation(
  installation: Installation,
  migrations: number,
): Promise<Record<string, Finding>> {
  const { db, dataDir } = installation;
  return {
    database: await checkDatabase(db, migrations),
    disk: await checkDisk(dataDir),
    jobs: await checkJobs(db),
    backups: await checkBackups(db),
    audit: await checkAudit(installation),
  };
}

async function checkDatabase(db: Installation['db'], migrations: number): Promise<Finding> {
  const { version, migrations: applied, size } = await readDatabase(db);
  if (applied < migrations)
    return warning(`${migrations - applied} migrations are missing: the next start applies them.`);
  return ok(`PostgreSQL ${version}, ${Math.ceil(size / MIB)} MiB, its keys fit.`);
}

async function checkDisk(dataDir: string): Promise<Finding> {
  const space = await readDiskSpace(dataDir);
  const { free, total } = space;
  const says = `${(free / GIB).toFixed(1)} of ${(total / GIB).toFixed(1)} GiB are free in ${dataDir}.`;
  return isDiskLow(space) ? problem(says) : ok(says);
}

async function checkJobs(db: Installation['db']): Promise<Finding> {
  const { waiting, failed, oldestSeconds } = await readQueueState(db);
  if (areJobsLate({ oldestSeconds }))
    return problem(
      `${waiting} jobs wait, the oldest for ${Math.round(oldestSeconds / 60)} minutes.`,
    );
  if (failed > 0) return warning(`${failed} jobs failed: see the dashboard.`);
  return ok(`${waiting} jobs wait, none failed.`);
}

async function checkBackups(db: Installation['db']): Promise<Finding> {
  const { last, fault } = await readLastBackup(db);
  if (fault) return problem(`the newest one failed: ${fault}`);
  if (!last) return problem('there is none: set BACKUP_URL, or run npm run backup.');
  const [finishedAt, now] = [last.finishedAt.getTime(), Date.now()];
  const hours = Math.round((now - finishedAt) / 3600_000);
  const says = `the last one was made ${hours} hours ago, in ${last.target}.`;
  return isBackupOld(finishedAt, now) ? problem(says) : ok(says);
}

async function checkAudit({ db, keys, dataDir }: Installation): Promise<Finding> {
  const stored = await readHead(await headFileOf(db.$client, dataDir));
  const report = await verifyChain(db, keys, () => {}, notesOf(stored ? [stored] : []));
  return report.ok
    ? ok(`${report.count} events in an unbroken chain.`)
    : problem('the log was tampered with, or an old backup restored: run npm run verify-audit.');
}
