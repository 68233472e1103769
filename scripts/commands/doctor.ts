import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readEnvironment } from '../../src/platform/environment.server.ts';
import { checkMailServer } from '../../src/platform/mail/smtp.server.ts';
import { tryMemoryLimit } from '../../src/platform/memory-limit.server.ts';
import { runtimeFile } from '../../src/platform/project.server.ts';
import { openStoreToRead } from '../../src/platform/storage/open-store.server.ts';
import { foldersOf, type Storage } from '../../src/platform/storage/storage-url.ts';
import { checkInstallation } from './doctor/check-installation.ts';
import { checkSite } from './doctor/check-site.ts';
import { type Finding, ok, problem, warning } from './doctor/finding.ts';
import { openInstallation } from './installation.ts';

/*
 * Checks an installation with Ufuk's own settings, while it is running or not, and changes nothing:
 * settings, limit of memory, database and keys, disk, jobs, backups, audit log, store of uploads, mail server, site,
 * proxy, certificate and clock. One line for each.
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
