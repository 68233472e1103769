import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../../tests/harness/free-port.ts';
import { untilAnswering } from './first-answer.ts';

/** How `npm start` of a product starts it: the flags of V8, and the settings of glibc's memory. */
async function startOf(project: string): Promise<{ flags: string[]; memory: object }> {
  const pkg = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  const start: string = pkg.scripts.start;
  return {
    flags: start.match(/--\S+/g) ?? [],
    memory: Object.fromEntries(
      (start.match(/MALLOC_\w+=\d+/g) ?? []).map((setting) => setting.split('=')),
    ),
  };
}

/** The bench signs in with this account, which the first start creates. */
export const EDITOR = { username: 'bench@ufuk.example', password: 'Yeterince-Uzun-1-Parola' };

export interface Product {
  /** Without a slash at the end. */
  origin: string;
  pid: number;
  dataDir: string;
  /** From the start of the process to the first page, in ms. */
  startMs: number;
  stop(): Promise<void>;
}

export interface ProductSettings {
  node: string;
  /** Folder of the built product and its `package.json`. */
  project: string;
  dataDir: string;
  env?: Record<string, string>;
  nodeArgs?: string[];
}

/** Starts the built product as `npm start` does and waits for its first page. */
export async function startProduct(settings: ProductSettings): Promise<Product> {
  const { node, project, dataDir, env = {}, nodeArgs = [] } = settings;
  const port = await findFreePort();
  // Log lines are written to a real file: they are a part of the cost of a request.
  const logPath = `${dataDir}.log`;
  const log = await open(logPath, 'w');
  const { flags, memory } = await startOf(project);
  const started = performance.now();
  const child = spawn(node, [...flags, ...nodeArgs, 'dist/server/server.js'], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...memory,
      NODE_COMPILE_CACHE: join(project, 'dist/.compiled'),
      DEMO: 'on',
      ADMIN_EMAIL: EDITOR.username,
      ADMIN_PASSWORD: EDITOR.password,
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', log.fd, log.fd],
  });
  child.once('error', () => {});
  await log.close();
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilAnswering(`${origin}/`, child);
  } catch (error) {
    await endProcess(child);
    throw new Error(`${(error as Error).message}\n${await readFile(logPath, 'utf8')}`);
  }
  const startMs = performance.now() - started;
  return { origin, pid: child.pid as number, dataDir, startMs, stop: () => endProcess(child) };
}

/** Stops a process and waits for its end. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
