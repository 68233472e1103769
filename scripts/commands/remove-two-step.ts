import { userInfo } from 'node:os';
import { hasEvent } from '../../src/features/audit/operations.server.ts';
import { removeTwoStep } from '../../src/features/identity/sign-in/two-step.server.ts';
import { byEitherName, userSubjects } from '../../src/features/identity/users/find.server.ts';
import { users } from '../../src/features/identity/users/tables.server.ts';
import { VISITOR } from '../../src/platform/actor.ts';
import { displayName } from '../../src/platform/display-name.ts';
import { NO_JOBS } from '../../src/platform/jobs/job-kind.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import type { ReadSource } from '../../src/platform/sources.server.ts';
import { headFileOf, StoredHead } from '../../src/platform/stored-head.server.ts';
import { transact } from '../../src/platform/transaction.server.ts';
import { openInstallation } from './installation.ts';

/*
 * Switches two-step sign-in off for one account, named by its e-mail or username: for the last
 * administrator, if both the phone and the recovery codes are lost. Works while Ufuk is running or
 * not, ends the account's sessions, and records the change in the audit log.
 *
 * Exits with 0 when it is done or nothing had to be done, 1 when it failed.
 */

const print = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** Read before the data is opened: a process of root changes its account then. */
const { username } = userInfo();

try {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0)
    throw new Error(
      'name one account by its e-mail: npm run remove-two-step -- name@party.example',
    );
  const { db, keys, dataDir, close } = await openInstallation(print);
  try {
    const head = new StoredHead({
      path: await headFileOf(db.$client, dataDir),
      isThere: (stored) => hasEvent(db, stored),
      onFault: (error) => print(String(error)),
    });
    const read: ReadSource = ({ make }) => make(db, read);
    const op: Operation = {
      db,
      actor: VISITOR,
      now: new Date(),
      from: { address: '', userAgent: `remove-two-step (${username})` },
      keys,
      // The event is in the audit log; no e-mail is sent, because the command is run on the server
      // itself.
      jobs: NO_JOBS,
      invalidate: () => {},
      log: (fields, msg) => console.log(JSON.stringify({ ...fields, msg })),
      read,
      rights: [],
      audit: { actions: [], subjects: {}, actors: userSubjects },
      noteHead: (last) => head.note(last),
    };
    print(await remove(op, name));
    await head.flush();
  } finally {
    await close();
  }
} catch (error) {
  print(`Two-step sign-in was not removed: ${(error as Error).message}`);
  process.exitCode = 1;
}

async function remove(op: Operation, name: string): Promise<string> {
  const { where, order } = byEitherName(name);
  return transact(op, async (tx) => {
    const found = tx.select().from(users).where(where).orderBy(order).limit(1);
    const [user] = await found.for('update');
    if (!user) throw new Error(`there is no account "${name}".`);
    const removed = await removeTwoStep(tx, op, { id: user.id, name: displayName(user) });
    return removed
      ? `${user.email} signs in with the password alone now, and all sessions of the account have ended.`
      : `${user.email} has no two-step sign-in.`;
  });
}
