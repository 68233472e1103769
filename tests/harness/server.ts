import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';
import { fillDataFolder, makeFolder } from './data-folder.ts';
import { findFreePort } from './free-port.ts';

export interface RunningServer {
  /** Without a slash at the end. */
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** The output of the server so far, both streams. */
  output(): string;
  /** Ends the server (SIGTERM) and waits. A data folder that was made for it is removed. */
  stop(): Promise<void>;
}

/** The built product. */
export const SERVER_ENTRY = fileURLToPath(new URL('../../dist/server/server.js', import.meta.url));
/** How long a start may take, for `expect.poll`: it is mostly work, which a busy machine does slowly. */
export const START = { timeout: 120_000, interval: 50 };
/** The built product as a command of a shell. */
export const SERVER_COMMAND = `'${process.execPath}' '${SERVER_ENTRY}'`;

/** A server that may still be starting. */
export interface LaunchedServer {
  process: ChildProcess;
  /** The output of the server so far, both streams. */
  output(): string;
  /** The exit code, or the signal that ended the process. */
  ended: Promise<number | string>;
}

/**
 * Starts the built product without waiting for it. Its environment contains only `PATH`, the basic
 * settings below and `env`. With `group` it gets a process group of its own; `shell` starts another
 * product than the one in `dist`.
 */
export function launchServer(
  env: Record<string, string>,
  group = false,
  shell?: string,
): LaunchedServer {
  const [program, ...args] = shell ? ['/bin/sh', '-c', shell] : [process.execPath, SERVER_ENTRY];
  const child = spawn(program as string, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...compileCache(), ...env },
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
 * Starts the built product on a free port and waits until it answers. Without `DATA_DIR` it gets a
 * data folder of its own with a migrated, empty database; to test a first start, name a folder. The
 * environment is the same as with {@link launchServer}.
 */
export async function startServer(
  env: Record<string, string> = {},
  timeoutMs = START.timeout,
  shell?: string,
): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await findFreePort()));
  const dataDir = env.DATA_DIR ?? (await makeFolder('server'));
  if (!env.DATA_DIR && !env.DATABASE_URL) await fillDataFolder(dataDir);
  const launched = launchServer({ ...env, PORT: String(port), DATA_DIR: dataDir }, false, shell);
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
    await waitUntilReady(child, output, env.PUBLIC_URL ?? origin, timeoutMs);
    // When this reply arrives, the output of the start has arrived here too.
    await fetch(`${origin}/healthz`);
  } catch (error) {
    child.kill('SIGTERM');
    await stop();
    throw error;
  }
  return { origin, dataDir, process: child, output, stop };
}

/** The server prints its address when it is ready, so each part of its output is checked. */
function waitUntilReady(
  child: ChildProcess,
  output: () => string,
  address: string,
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (problem: string) => reject(new Error(`the server ${problem}:\n${output()}`));
    const timer = setTimeout(() => fail('did not become ready'), timeoutMs);
    const checkOutput = () => {
      if (!output().includes(`Ufuk is at ${address}`)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', checkOutput);
    child.stderr?.on('data', checkOutput);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? signal}`);
    });
  });
}
