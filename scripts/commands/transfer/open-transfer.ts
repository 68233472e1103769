import { userInfo } from 'node:os';
import { TRANSFERS } from '../../../src/app/transfers.server.ts';
import { hasEvent } from '../../../src/features/audit/operations.server.ts';
import { PUBLICATIONS } from '../../../src/features/content/changes.server.ts';
import { publishDueJob } from '../../../src/features/content/jobs.server.ts';
import { userSubjects } from '../../../src/features/identity/users/find.server.ts';
import { CHOSEN_ADDRESSES } from '../../../src/features/own-pages/operations.server.ts';
import { boardAt } from '../../../src/features/people/boards/read.server.ts';
import { eventQueue } from '../../../src/features/webhooks/deliver/queue.server.ts';
import { sendKind } from '../../../src/features/webhooks/jobs.server.ts';
import { SYSTEM } from '../../../src/platform/actor.ts';
import { openPool } from '../../../src/platform/database/client.server.ts';
import { readEnvironment } from '../../../src/platform/environment.server.ts';
import { Jobs } from '../../../src/platform/jobs/jobs.server.ts';
import type { Operation } from '../../../src/platform/operation.server.ts';
import { Outgoing } from '../../../src/platform/outgoing/outgoing.server.ts';
import type { Services } from '../../../src/platform/services.server.ts';
import { provide, Sources } from '../../../src/platform/sources.server.ts';
import { openStore } from '../../../src/platform/storage/open-store.server.ts';
import type { Store } from '../../../src/platform/storage/store.server.ts';
import { headFileOf, StoredHead } from '../../../src/platform/stored-head.server.ts';
import { openInstallation } from '../installation.ts';

export interface OpenTransfer {
  op: Operation;
  store: Store;
  outgoing: Outgoing;
  transfers: Services['transfers'];
  close(): Promise<void>;
}

/**
 * What an import or an export from the command line needs of an installation, while Ufuk is running
 * or not. Jobs that it adds are run by Ufuk.
 */
export async function openTransfer(
  command: string,
  print: (sentence: string) => void,
): Promise<OpenTransfer> {
  const { db, keys, dataDir, config, close } = await openInstallation(print);
  const head = new StoredHead({
    path: await headFileOf(db.$client, dataDir),
    isThere: (stored) => hasEvent(db, stored),
    onFault: (error) => print(String(error)),
  });
  const pool = openPool(config, () => {});
  const jobs = new Jobs(pool, () => op);
  const outgoing = new Outgoing();
  const sources = new Sources(db, [
    provide(PUBLICATIONS, () => eventQueue),
    provide(CHOSEN_ADDRESSES, () => boardAt),
  ]);
  let audit: object | null = null;
  const op: Operation = {
    db,
    keys,
    jobs,
    actor: SYSTEM,
    now: new Date(),
    from: { address: '', userAgent: `${command} (${userInfo().username})` },
    invalidate: (tags) => sources.invalidate(tags),
    log(fields, msg) {
      // One for each entry: the last one contains the others.
      if (msg === 'audit') audit = fields;
      else print(JSON.stringify({ ...fields, msg }));
    },
    read: sources.read,
    rights: [],
    audit: { actions: [], subjects: {}, actors: userSubjects },
    noteHead: (last) => head.note(last),
  };
  const services = { db, keys, jobs, outgoing } as unknown as Services;
  // What publications add; Ufuk runs it.
  for (const kind of [publishDueJob, sendKind(services)]) jobs.define(kind);
  return {
    op,
    transfers: TRANSFERS,
    store: await openStore(readEnvironment(process.env).storage, dataDir),
    outgoing,
    async close() {
      await head.flush();
      if (audit) print(JSON.stringify({ ...audit, msg: 'audit' }));
      await outgoing.close();
      await pool.end();
      await close();
    },
  };
}
