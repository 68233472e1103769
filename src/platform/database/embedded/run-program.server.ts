import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { Account } from './account.server.ts';
import type { Binaries } from './binaries.server.ts';

/**
 * Runs one of PostgreSQL's programs to its end, with `input` as its standard input; fails with the
 * last error line of its output.
 */
export async function runProgram(
  binaries: Binaries,
  program: string,
  args: string[],
  account: Account | null,
  input = '',
): Promise<void> {
  const child = spawn(program, args, {
    ...spawnOptions(binaries, account),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // A program that ends before it has read everything writes the reason to its standard error.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const code = await exitOf(child);
  if (code !== 0) {
    const lines = errors.trim().split('\n');
    throw new Error(lines.findLast((line) => /error|FATAL|PANIC/.test(line)) ?? `exit ${code}`);
  }
}

/** Starts the server so that it runs on after this process ends; its output is appended to `logFile`. */
export function spawnServer(
  binaries: Binaries,
  args: string[],
  account: Account | null,
  logFile: number,
): ChildProcess {
  const child = spawn(binaries.postgres, args, {
    ...spawnOptions(binaries, account),
    // A separate process group: Ctrl+C in the terminal reaches Ufuk, which drains before it stops
    // this.
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  child.unref();
  return child;
}

/** Exit code or signal of a child process; fails when it could not be started. */
export function exitOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
}

function spawnOptions(binaries: Binaries, account: Account | null) {
  return {
    ...(account ?? {}),
    cwd: dirname(binaries.postgres),
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      LD_LIBRARY_PATH: binaries.libraries,
      DYLD_LIBRARY_PATH: binaries.libraries,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
    },
  };
}
