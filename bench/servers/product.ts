import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, open, readFile, symlink } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../tests/harness/free-port.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The files that the built product reads, besides its packages. */
const PARTS = ['dist', 'package.json', 'scripts/launch'];

const RETRY_MS = 2;

/** The first start encodes the demo's pictures, which takes a busy machine minutes. */
const TIMEOUT_MS = 900_000;

/** How `npm start` of a product starts it: the flags of V8, and the settings of glibc's memory. */
async function startOf(project: string): Promise<{ flags: string[]; memory: object }> {
  const settings = await readFile(join(project, 'scripts/launch/node.sh'), 'utf8').catch(() =>
    // A version before that file, which it is compared with.
    readFile(join(project, 'package.json'), 'utf8').then((text) => JSON.parse(text).scripts.start),
  );
  return {
    flags: settings.match(/--\S+=\d+/g) ?? [],
    memory: Object.fromEntries(
      (settings.match(/MALLOC_\w+=\d+/g) ?? []).map((setting: string) => setting.split('=')),
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

/** Repeats a request until the answer is 200; fails when the process has ended. */
export async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server for ${url} ended with ${child.exitCode ?? child.signalCode}.`);
    }
    if ((await statusOf(url)) === 200) return;
    await wait(RETRY_MS);
  }
  throw new Error(`${url} did not answer within ${TIMEOUT_MS / 1000} s.`);
}

function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
  });
}

/**
 * Copies the built product, so that a new build does not change it during the measurement, and the
 * Node program, so that its memory is not shared with other processes.
 */
export async function copyProduct(folder: string): Promise<{ node: string; project: string }> {
  const project = join(folder, 'product');
  await mkdir(project);
  for (const part of PARTS) await cp(join(PROJECT, part), join(project, part), { recursive: true });
  await symlink(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
  const node = join(folder, 'node');
  await cp(process.execPath, node);
  return { node, project };
}
