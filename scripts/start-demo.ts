import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import requireFreshBuild from '../tests/harness/fresh-build.ts';
import { type RunningServer, startServer } from '../tests/harness/server.ts';

/** Loading the party encodes its pictures if they are not encoded yet. */
const LOADING_MS = 300_000;

/**
 * Starts the built product with the demo party in a new data folder; `stop` removes the folder.
 * Unlike the servers of the tests, it works without Vitest.
 */
export async function startDemo(env: Record<string, string> = {}): Promise<RunningServer> {
  requireFreshBuild();
  const dataDir = await mkdtemp(join(tmpdir(), 'ufuk-demo-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  // If this process runs as root, PostgreSQL runs as another account, which must be able to enter
  // the folder.
  await chmod(dataDir, 0o755);
  try {
    const server = await startServer({ DEMO: 'on', ...env, DATA_DIR: dataDir }, LOADING_MS);
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
