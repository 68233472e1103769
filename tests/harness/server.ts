import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { fillDataFolder, makeFolder } from './data-folder.ts';

export interface RunningServer {
  /** Without a slash at the end. */
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything the server has written so far, both streams. */
  output(): string;
  /** Ends the server (SIGTERM) and waits; a data directory made for it is removed. */
  stop(): Promise<void>;
}

const ENTRY = fileURLToPath(new URL('../../dist/server/server.js', import.meta.url));
const START_MS = 60_000;

/** A server that may still be starting. */
export interface LaunchedServer {
  process: ChildProcess;
  /** Everything the server has written so far, both streams. */
  output(): string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/**
 * Starts the built product and waits for nothing. The environment is the machine's, without settings
 * of the product. With `group` it is the first process of a group of its own.
 */
export function launchServer(env: Record<string, string>, group = false): LaunchedServer {
  const child = spawn(process.execPath, [ENTRY], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: group,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return { process: child, output: () => output, ended };
}

/**
 * Starts the built product on a free port and waits until it answers. Without `DATA_DIR` it gets one
 * of its own, with a database that is migrated and empty; name a folder to try a first start. The
 * rest is as with {@link launchServer}.
 */
export async function startServer(
  env: Record<string, string> = {},
  patienceMs = START_MS,
): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await findFreePort()));
  const dataDir = env.DATA_DIR ?? (await makeFolder('server'));
  if (!env.DATA_DIR && !env.DATABASE_URL) await fillDataFolder(dataDir);
  const launched = launchServer({ ...env, PORT: String(port), DATA_DIR: dataDir });
  const { process: child, output } = launched;
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await launched.ended;
    }
    if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilAnswering(child, output, origin, patienceMs);
    // By the time this is answered, everything written at the start has arrived here too.
    await fetch(`${origin}/healthz`);
  } catch (error) {
    child.kill('SIGTERM');
    await stop();
    throw error;
  }
  return { origin, dataDir, process: child, output, stop };
}

/** The server prints its address once it can serve; each line it writes is looked at. */
function untilAnswering(
  child: ChildProcess,
  output: () => string,
  origin: string,
  patienceMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`the server ${why}:\n${output()}`));
    const timer = setTimeout(() => fail('did not become ready'), patienceMs);
    const look = () => {
      if (!output().includes(`Ufuk is at ${origin}`)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? signal}`);
    });
  });
}

/** A port that nobody listens on just now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
