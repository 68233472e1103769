import { once } from 'node:events';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { connect } from 'node:tls';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { notesOf, verifyChain } from '../../src/features/audit/verify.server.ts';
import { readLastBackup } from '../../src/features/backups/operations.server.ts';
import {
  areJobsLate,
  findLimitedRoleFault,
  isBackupOld,
  isDiskLow,
  readDatabase,
} from '../../src/features/health/operations.server.ts';
import { readDiskSpace } from '../../src/platform/disk-space.server.ts';
import { readEnvironment } from '../../src/platform/environment.server.ts';
import { readQueueState } from '../../src/platform/inside/pg-boss.server.ts';
import { tryMemoryLimit } from '../../src/platform/machine-limits.server.ts';
import { checkMailServer } from '../../src/platform/mail/nodemailer.server.ts';
import { runtimeFile } from '../../src/platform/project.server.ts';
import { openStoreToRead } from '../../src/platform/storage/open-store.server.ts';
import { foldersOf, type Storage } from '../../src/platform/storage/storage-url.ts';
import { headFileOf, readHead } from '../../src/platform/stored-head.server.ts';
import { type Installation, openInstallation } from './installation.ts';

/** What a check found. A problem needs somebody now; a warning soon. */
interface Finding {
  state: 'ok' | 'warning' | 'problem';
  says: string;
}

const ok = (says: string): Finding => ({ state: 'ok', says });

const warning = (says: string): Finding => ({ state: 'warning', says });

const problem = (says: string): Finding => ({ state: 'problem', says });

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;
const TIMEOUT_MS = 10_000;
const DAY_MS = 24 * 3600_000;

/** Most certificates are renewed a month before their end. */
const SOON_DAYS = 14;

/** One-time codes of the second step are wrong when the clock is off by half a minute. */
const WRONG_MS = 5000;

/*
 * Checks an installation with Ufuk's own settings, while it is running or not, and changes nothing:
 * settings, limit of memory, database and keys, role of accounts of branches, disk, jobs, backups, audit
 * log, store of uploads, mail server, site, proxy, certificate and clock. One line for each.
 *
 * Exits with 0 if there is no problem, else 1.
 */

const MARKS = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' };
let hasProblem = false;

function show(found: Record<string, Finding>): void {
  for (const [name, { state, says }] of Object.entries(found)) {
    hasProblem ||= state === 'problem';
    process.stdout.write(`${MARKS[state]}  ${name}: ${says}\n`);
  }
}

/** Of an error: a sentence. */
const failed = (error: unknown) => problem((error as Error).message);

try {
  const environment = readEnvironment(process.env);
  show({ settings: ok(`all are valid, Node ${process.versions.node}.`) });
  show({ memory: await checkMemoryLimit() });
  await openInstallation(() => {}).then(
    async (installation) => {
      const { length } = readMigrationFiles({
        migrationsFolder: runtimeFile('database/migrations'),
      });
      show(await checkInstallation(installation, length).finally(installation.close));
      show({ uploads: await checkStore(environment.storage, installation.dataDir) });
    },
    (error) => show({ database: failed(error) }),
  );
  show({ mail: await checkMail(environment.smtpUrl) });
  show(await checkSite(environment.publicUrl));
} catch (error) {
  show({ settings: failed(error) });
}
process.exitCode = hasProblem ? 1 : 0;

async function checkStore(storage: Storage | null, dataDir: string): Promise<Finding> {
  try {
    // The start writes a file there; the doctor writes nothing.
    for (const folder of foldersOf(storage ?? undefined)) await access(folder, constants.W_OK);
    const store = await openStoreToRead(storage, dataDir);
    // A key that no file has: it only asks.
    await store.size('doctor/none.bin');
    return ok(storage?.kind === 's3' ? `${storage.bucket} answers.` : 'the folder can be used.');
  } catch (error) {
    return failed(error);
  }
}

async function checkMemoryLimit(): Promise<Finding> {
  const why = await tryMemoryLimit();
  return why
    ? warning(`reading a picture or PDF of a user may take any memory: ${why}.`)
    : ok('the system limits the processes that read pictures and PDFs.');
}

async function checkMail(smtpUrl: string | null): Promise<Finding> {
  if (!smtpUrl)
    return warning('SMTP_URL is not set: e-mails are written to files and reach nobody.');
  return checkMailServer(smtpUrl).then(
    () => ok('the mail server accepts the sign-in.'),
    (error) => problem(`the mail server does not answer (${(error as Error).message}).`),
  );
}

/** The site as visitors reach it: the proxy, the certificate, and the clock of this machine. */
async function checkSite(publicUrl: string | null): Promise<Record<string, Finding>> {
  if (!publicUrl)
    return { site: warning('PUBLIC_URL is not set: links and e-mails name this machine.') };
  const certificate = publicUrl.startsWith('https:')
    ? await checkCertificate(new URL(publicUrl))
    : warning('PUBLIC_URL is not https: data can be read on the network.');
  return { ...(await checkAnswer(publicUrl)), certificate };
}

async function checkAnswer(publicUrl: string): Promise<Record<string, Finding>> {
  try {
    const reply = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = (await reply.json()) as { status?: string; warnings?: string[] };
    if (body.status !== 'ok') throw new Error(`it answered ${reply.status}`);
    const proxy = body.warnings?.includes('untrustedForwarding')
      ? problem('a proxy that TRUST_PROXY does not name is in front: all visitors count as one.')
      : ok('no unknown proxy is in front of Ufuk.');
    const said = Date.parse(reply.headers.get('date') ?? '');
    return { site: ok(`${publicUrl} answers.`), proxy, clock: checkClock(said) };
  } catch (error) {
    const { message, cause } = error as Error;
    const why = (cause as Error | undefined)?.message ?? message;
    return { site: problem(`${publicUrl} does not answer as Ufuk does (${why}).`) };
  }
}

/** The header has whole seconds. */
function checkClock(said: number): Finding {
  const ahead = Math.abs(Date.now() - said);
  return ahead > WRONG_MS
    ? problem(`the clocks of this machine and the site are ${Math.round(ahead / 1000)} s apart.`)
    : ok('the clocks of this machine and the site agree.');
}

async function checkCertificate({ hostname, port }: URL): Promise<Finding> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: TIMEOUT_MS,
  });
  socket.on('timeout', () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'secureConnect');
    const ends = Date.parse(socket.getPeerCertificate().valid_to);
    const days = Math.floor((ends - Date.now()) / DAY_MS);
    const says = `it is valid for ${days} more days.`;
    return days < SOON_DAYS ? warning(says) : ok(says);
  } catch (error) {
    return problem(`it is not accepted (${(error as Error).message}).`);
  } finally {
    socket.destroy();
  }
}

/** What is found in an open database and in its data folder. */
async function checkInstallation(
  installation: Installation,
  migrations: number,
): Promise<Record<string, Finding>> {
  const { db, dataDir } = installation;
  return {
    database: await checkDatabase(db, migrations),
    branches: await checkLimitedRole(db),
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

async function checkLimitedRole(db: Installation['db']): Promise<Finding> {
  const statements = await findLimitedRoleFault(db);
  return statements
    ? problem(
        `accounts that are limited to branches get 503. An administrator of the database runs this, then start Ufuk again: ${statements}`,
      )
    : ok('accounts that are limited to branches can be used.');
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
