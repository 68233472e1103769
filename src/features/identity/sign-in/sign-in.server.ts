import { and, eq } from 'drizzle-orm';
import { nameDevice } from '../../../platform/device.server.ts';
import { Refusal, unauthenticated } from '../../../platform/errors.ts';
import { type NotificationKind, notify } from '../../../platform/notify.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { checkPassword, hashPassword, isWeakHash } from '../../../platform/password.server.ts';
import { rightsOf } from '../../../platform/rights.ts';
import type { Services } from '../../../platform/services.server.ts';
import type { LoginRequest, NamedBranch, SessionUser } from '../../../platform/session.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { readBranchesOf } from '../users/branches.server.ts';
import { byEitherName, nameUser, userSubject } from '../users/find.server.ts';
import { users } from '../users/tables.server.ts';
import type { OwnProof } from './contract.ts';
import { makeDeviceCookie, readDeviceCookie } from './cookies.server.ts';
import { readOpened } from './opened-rights.server.ts';
import { confirmSession, type Grant, startSession } from './operations.server.ts';
import { countCode, countTry, giveBack, settle } from './throttle.server.ts';
import { hasTwoStep, isRequired, verifySecondStep } from './two-step.server.ts';
import { withOwnProof } from './two-step-set-up.server.ts';

type User = typeof users.$inferSelect;
/** Why a sign-in was refused; only the audit log contains it. */
type Reason = 'unknown' | 'wrong' | 'inactive' | 'panelOff' | 'codeMissing' | 'code';
interface Entered {
  grant: Grant & { cookie: string; endsAt: Date };
  user: SessionUser;
}

/** The error codes for the browser. `codeRequired` is returned only after the correct password. */
const TOLD: Record<Reason, string> = {
  unknown: 'wrongSignIn',
  wrong: 'wrongSignIn',
  inactive: 'wrongSignIn',
  panelOff: 'wrongSignIn',
  codeMissing: 'codeRequired',
  code: 'wrongCode',
};
/** Neither a missing code nor an attempt that could not be checked counts as a failure. */
const FAILURES = ['wrongSignIn', 'wrongCode', 'tooManySignIns'];

/**
 * Signs in by e-mail or username. An unknown name, a wrong password, an inactive user and a user
 * without dashboard access get the same refusal after the same work.
 * @throws Refusal 401 `wrongSignIn`, `codeRequired`, `wrongCode`; 429 `tooManySignIns`; 503
 */
export async function signIn(
  op: Operation,
  { secretKey, admission }: Pick<Services, 'secretKey' | 'admission'>,
  request: LoginRequest,
  deviceCookie: string | undefined,
): Promise<Entered & { device: string }> {
  const user = await findByName(op, request.username);
  const device = readDeviceCookie(op.keys, user, deviceCookie);
  const counts = await countTry(op, { name: request.username, user, device });
  const prove = async () => {
    const known = await requirePassword(op, user, request.password);
    if (request.code) counts.push(...(await countCode(op, known, device)));
    const entered = await enter(op, secretKey, known, request, device === null);
    await settle(op, counts, known);
    return { ...entered, device: makeDeviceCookie(op.keys, known, device) };
  };
  try {
    // Attempts above the limits do not make visitors wait.
    return await admission.runUrgent(prove);
  } catch (error) {
    const isFailure = error instanceof Refusal && FAILURES.includes(error.code);
    if (!isFailure) await giveBack(op, counts);
    throw error;
  }
}

async function findByName({ db }: Operation, name: string): Promise<User | null> {
  const { where, order } = byEitherName(name);
  const [user] = await db.select().from(users).where(where).orderBy(order).limit(1);
  return user ?? null;
}

async function requirePassword(op: Operation, user: User | null, password: string): Promise<User> {
  const right = await checkPassword(user?.passwordHash ?? null, password);
  if (!user) throw await refuse(op, null, 'unknown');
  if (!right) throw await refuse(op, user, 'wrong');
  if (user.status !== 'active') throw await refuse(op, user, 'inactive');
  if (!user.panelAccess) throw await refuse(op, user, 'panelOff');
  return user;
}

async function enter(
  op: Operation,
  key: Buffer,
  user: User,
  { password, code }: LoginRequest,
  isNewDevice: boolean,
): Promise<Entered> {
  const stored = user.passwordHash as string;
  const passwordHash = isWeakHash(stored) ? await hashPassword(password) : stored;
  const outcome = await transact(op, async (tx): Promise<Entered | Reason> => {
    // Sent together, because each wait for the database takes long while the server is busy.
    const [isUnchanged, twoStep, isTwoStepRequired] = await Promise.all([
      lockUnchanged(tx, user),
      hasTwoStep(tx, user.id),
      isRequired(tx, user.role),
    ]);
    if (!isUnchanged) return 'wrong';
    if (twoStep && !code) return 'codeMissing';
    if (twoStep && !(await verifySecondStep(tx, op, user.id, code ?? ''))) return 'code';
    const [grant] = await Promise.all([
      startSession({ ...op, db: tx }, key, user.id),
      tx.update(users).set({ passwordHash, lastSignInAt: op.now }).where(eq(users.id, user.id)),
      isNewDevice && user.lastSignInAt ? notifyOfDevice(tx, op, user) : null,
    ]);
    const by = nameUser(user);
    await recordEvent(tx, op, { action: 'auth.signIn', by, after: { twoStep } });
    const mustSetUp = !twoStep && isTwoStepRequired;
    const opened = await readOpened(tx);
    const branches = await readBranchesOf(tx, user.id);
    return { grant, user: toSessionUser(op, { ...user, branches }, mustSetUp, opened) };
  });
  if (typeof outcome === 'string') throw await refuse(op, user, outcome);
  return outcome;
}

/**
 * Locks the row of the user and returns whether it still is as it was when the password was checked.
 * A parallel change of the password or the account waits for this lock, or is seen here. The statement
 * is sent before the function returns, so later ones of the transaction see the change too.
 */
async function lockUnchanged(tx: Transaction, user: User): Promise<boolean> {
  const { id, passwordHash } = user;
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        eq(users.passwordHash, passwordHash as string),
        eq(users.status, 'active'),
        eq(users.panelAccess, true),
      ),
    )
    .for('no key update')
    .execute();
  return rows.length > 0;
}

const notifyOfDevice = (tx: Transaction, op: Operation, user: User): Promise<void> =>
  notify(tx, op, {
    kind: newDevice,
    userId: user.id,
    path: '/dashboard/account',
    subject: nameDevice(op.from.userAgent),
  });

/** Recorded for unknown names too; otherwise, the response time would show which accounts exist. */
async function refuse(op: Operation, user: User | null, reason: Reason): Promise<Refusal> {
  const subject = user && userSubject(user);
  await transact(op, (tx) =>
    recordEvent(tx, op, { action: 'auth.signInRefused', subject, after: { reason } }),
  );
  return unauthenticated(TOLD[reason]);
}

export function toSessionUser(
  { rights }: Pick<Operation, 'rights'>,
  user: Omit<SessionUser, 'can' | 'mustSetUpTwoStep'> & {
    branches: readonly NamedBranch[] | null;
  },
  mustSetUpTwoStep: boolean,
  opened: readonly string[],
): SessionUser {
  const { id, username, email, name, surname, role, writesMarkdown } = user;
  const limits = user.branches && { branches: user.branches.map((branch) => branch.id) };
  const can = rightsOf({ role, opened, ...limits }, rights);
  const names = { id, username, email, name, surname };
  return { ...names, role, can, writesMarkdown, mustSetUpTwoStep };
}

/**
 * Checks the password of the signed-in user again, and the code if two-step sign-in is on. For some
 * minutes afterwards, this session may perform actions that require the check.
 * @throws as {@link withOwnProof}
 */
export const confirmPassword = (op: Operation, proof: OwnProof): Promise<void> =>
  withOwnProof(op, proof, async (tx) => {
    await confirmSession(tx, op);
    await recordEvent(tx, op, { action: 'auth.confirmed' });
  });

export const newDevice: NotificationKind = { name: 'newDevice', right: null };
