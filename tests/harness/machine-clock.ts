import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAKE_TIME } from '../../scripts/debian-packages.mjs';
import { isRoot } from './accounts.ts';
import { makeFolder } from './data-folder.ts';
import { type RunningServer, SERVER_COMMAND, startServer } from './server.ts';

/** Each process of PostgreSQL reads the file again after so long. */
export const CLOCK_SEEN_MS = 10_000;

export interface ServerWithClock extends RunningServer {
  /** Sets the clock of Node and of PostgreSQL forward by so many days from the real time; 0 sets it back. */
  setClock(daysAhead: number): Promise<void>;
}

/** Null if the clock of a server and its database can be set, otherwise why not. */
export function whyNoClock(): string | null {
  if (process.platform !== 'linux') return 'only on Linux';
  if (!isRoot) return 'needs root, to mount a folder';
  if (!existsSync(FAKE_TIME)) return 'libfaketime is not installed';
  try {
    execFileSync('unshare', ['--mount', 'mount', '--bind', '/etc', '/etc'], { stdio: 'pipe' });
    return null;
  } catch {
    return 'this machine allows no mount';
  }
}

/**
 * Starts the built product with a clock of its own. Its processes see another `/etc`, which loads the
 * library into all of them, PostgreSQL included.
 */
export async function startWithClock(env: Record<string, string>): Promise<ServerWithClock> {
  const folder = await makeFolder('clock');
  const etc = join(folder, 'etc');
  await cp('/etc', etc, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  await writeFile(join(etc, 'ld.so.preload'), `${FAKE_TIME}\n`, { mode: 0o644 });
  const setClock = async (daysAhead: number) => {
    const next = join(etc, 'faketimerc.next');
    await writeFile(next, `+${daysAhead}d\n`, { mode: 0o644 });
    await rename(next, join(etc, 'faketimerc'));
  };
  await setClock(0);
  const server = await startServer(
    // Setting a clock does not change the monotonic time.
    { ...env, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    undefined,
    `exec unshare --mount --propagation private sh -c "mount --bind '${etc}' /etc && exec ${SERVER_COMMAND}"`,
  );
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  return { ...server, stop, setClock };
}
