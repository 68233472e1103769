import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isPasswordRequired } from './access.server.ts';
import type { Account } from './account.server.ts';
import { takeOwnership } from './ownership.server.ts';
import { findPostmaster, isServing, stopPostmaster } from './postmaster.server.ts';
import { endUnreachableServer } from './unreachable-server.server.ts';

const RECOVERY_MS = 30_000;
const RETRY_MS = 50;

/**
 * Ends a server that was left running and cannot be taken over: one of an earlier Ufuk that trusts
 * every local connection, one that runs as another account than a new one would, or one that cannot be
 * connected to.
 * @throws {DatabaseUnavailable} when another Ufuk uses it
 */
export async function endOutdatedServer(
  folder: string,
  config: pg.ClientConfig & { password: string },
  account: Account | null,
  dataDir: string,
): Promise<void> {
  await endUnreachableServer(folder);
  const deadline = performance.now() + RECOVERY_MS;
  for (;;) {
    const running = await findPostmaster(folder);
    if (!running || !(await isServing(running, folder))) return;
    const isOurs = account === null || (await stat(folder)).uid === account.uid;
    if (isOurs && (await isPasswordRequired(folder, config.password))) return;
    if (running.status === 'ready' || performance.now() > deadline) {
      const owner = await takeOwnership({ ...config, host: running.socketDirectory }, dataDir);
      await owner.end();
      await stopPostmaster(folder);
      return;
    }
    await wait(RETRY_MS);
  }
}
