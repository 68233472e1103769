import { eq, sql } from 'drizzle-orm';
import { readEmptyPages } from '../../platform/empty-pages.server.ts';
import { notFound } from '../../platform/errors.ts';
import { readDone } from '../../platform/first-step.server.ts';
import { countOpenJobs } from '../../platform/inside/pg-boss.server.ts';
import { emailFaultOf } from '../../platform/mail/email.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireStaff, requireThat } from '../../platform/require.ts';
import type { Services } from '../../platform/services.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { BACKUP_NOW, placeOf, readLastBackup, settingsOf } from '../backups/operations.server.ts';
import { users } from '../identity/users/tables.server.ts';
import { KNOWN_LABELS } from '../menu/operations.server.ts';
import { isDemoAddress } from '../party/operations.server.ts';
import {
  type BackupState,
  type EmptyPage,
  type FirstStepState,
  type MailState,
  STEPS,
  type StepName,
  type TestedMail,
} from './contract.ts';
import { canSetUp } from './policy.ts';
import { installation } from './tables.server.ts';

/** The steps of this installation, in their order. Throws 401 or 403. */
export async function listSteps(
  op: Operation,
  { firstSteps }: Pick<Services, 'firstSteps'>,
): Promise<FirstStepState[]> {
  requireThat(op.actor, canSetUp);
  const [[row], done] = await Promise.all([
    op.db.select({ skipped: installation.skipped }).from(installation),
    readDone(op.db, firstSteps),
  ]);
  return STEPS.filter((name) => done.has(name)).map((name) => ({
    name,
    state: done.get(name) ? 'done' : row?.skipped.includes(name) ? 'skipped' : 'open',
  }));
}

/** The public pages that have nothing to show yet, by path. Throws 401 or 403. */
export async function listEmptyPages(
  op: Operation,
  { emptyPages }: Pick<Services, 'emptyPages'>,
): Promise<EmptyPage[]> {
  requireThat(op.actor, canSetUp);
  const labels = new Map(
    op
      .read(KNOWN_LABELS)()
      .pages.map(({ path, names }) => [path, names]),
  );
  const found = await readEmptyPages(op.db, emptyPages);
  return found.map(({ path, fill }) => ({ path, fill, names: labels.get(path) ?? null }));
}

/** Says that a step is not needed, or that it is. Throws 401 or 403. */
export async function skipStep(op: Operation, name: StepName, isSkipped: boolean): Promise<void> {
  requireThat(op.actor, canSetUp);
  await op.db
    .insert(installation)
    .values({ skipped: isSkipped ? [name] : [] })
    .onConflictDoUpdate({
      target: installation.only,
      set: {
        skipped: isSkipped
          ? sql`array_append(array_remove(${installation.skipped}, ${name}), ${name})`
          : sql`array_remove(${installation.skipped}, ${name})`,
      },
    });
}

/** How e-mails are sent, and to whom a test would go. Throws 401 or 403. */
export async function readMail(
  op: Operation,
  { installation: { mail } }: Pick<Services, 'installation'>,
): Promise<MailState> {
  const { id } = requireStaff(op.actor, canSetUp);
  const [user] = await op.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  if (!user) throw notFound();
  const [row] = await op.db.select({ at: installation.emailTestedAt }).from(installation);
  return {
    kind: mail,
    to: user.email,
    isSample: isDemoAddress(user.email),
    testedAt: row?.at?.toISOString() ?? null,
  };
}

/** Sends an e-mail to the admin who asks, and says what became of it. Throws 401 or 403. */
export async function testMail(
  op: Operation,
  services: Pick<Services, 'installation' | 'sendEmail'>,
): Promise<TestedMail> {
  const { id } = requireStaff(op.actor, canSetUp);
  const { kind, to } = await readMail(op, services);
  const values = { user: id, at: op.now.toISOString() };
  try {
    await services.sendEmail(op, { kind: 'testEmail', values });
  } catch (error) {
    op.log({ err: error }, 'a test e-mail was not sent');
    const details = error instanceof Error ? error.message.slice(0, 300) : '';
    return { result: 'failed', to, fault: emailFaultOf(error), details };
  }
  if (kind === 'outbox') return { result: 'outbox', to, fault: null, details: '' };
  await op.db
    .insert(installation)
    .values({ emailTestedAt: op.now })
    .onConflictDoUpdate({ target: installation.only, set: { emailTestedAt: op.now } });
  return { result: 'sent', to, fault: null, details: '' };
}

type BackupServices = Pick<Services, 'backup' | 'installation'>;

/** The last backup, and where the next one goes. Throws 401 or 403. */
export async function readBackup(op: Operation, services: BackupServices): Promise<BackupState> {
  requireThat(op.actor, canSetUp);
  const [{ last, fault }, running] = await Promise.all([
    readLastBackup(op.db),
    countOpenJobs(op.db, BACKUP_NOW.name),
  ]);
  const { backup } = services;
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    last: last && { ...last, finishedAt: last.finishedAt.toISOString() },
    fault,
    isRunning: running > 0,
    place: placeOf(settingsOf(services).to),
    isBeside: backup === null,
    at: backup && `${two(backup.at.hour)}:${two(backup.at.minute)}`,
    hasKeys: backup !== null && backup.passphrase !== null,
  };
}

/** Begins a backup, unless one runs already. Throws 401 or 403. */
export async function makeBackupNow(op: Operation, services: BackupServices): Promise<BackupState> {
  requireThat(op.actor, canSetUp);
  await transact(op, async (tx) => {
    if ((await countOpenJobs(tx, BACKUP_NOW.name)) > 0) return;
    await tx.addJob(BACKUP_NOW, {} as never, { key: 'now' });
  });
  return readBackup(op, services);
}
