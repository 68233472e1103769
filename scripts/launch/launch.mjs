import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * Runs the product, in the project and in a release, which has a copy of this folder. It runs with an
 * older Node: no package, no TypeScript.
 */

const WANTED_NODE = 24;

export const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Prints one line of progress. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the command with a sentence about the error and its solution. */
export function stopWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The Node that runs the product: this one if it is new enough, else the installed package. */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= WANTED_NODE) return process.execPath;
  // An optional dependency: one package for each platform.
  const name = `node-${process.platform}-${process.arch}`;
  const packaged = join(projectDir, 'node_modules', name, 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  return stopWith(
    `Ufuk needs Node ${WANTED_NODE}, this is ${process.versions.node}, and the package ${name} is not installed: install Node ${WANTED_NODE} and try again.`,
  );
}

/** Runs the built server with this Node, as this process if it is the same one. */
export async function startServer(node) {
  const server = join(projectDir, 'dist', 'server', 'server.js');
  process.env.NODE_ENV = 'production';
  if (node === process.execPath) {
    // This process continues as the server, so that signals reach it and no parent process takes memory.
    // A closed terminal stops it, too.
    process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
    module.enableCompileCache(join(projectDir, 'dist', '.compiled'));
    await import(pathToFileURL(server).href);
  } else {
    // With the flags of V8 that this process has from node.sh.
    process.exitCode = await run(node, [...process.execArgv, server], {
      NODE_COMPILE_CACHE: join(projectDir, 'dist', '.compiled'),
    });
  }
}

/**
 * Runs a program in the project and forwards signals to it. Its output goes to this terminal, or to the
 * file with the descriptor `output`.
 * @returns {Promise<number>} its exit code, 128 + n for signal n as in a shell
 */
export function run(program, args, env = {}, output = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectDir,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
    });
    const signals = { SIGHUP: 1, SIGINT: 2, SIGUSR2: 12, SIGTERM: 15 };
    const forward = (signal) => {
      // Ctrl+C already reaches every process of the terminal; a second signal would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const end = (code) => {
      for (const signal of Object.keys(signals)) process.removeListener(signal, forward);
      resolve(code);
    };
    for (const signal of Object.keys(signals)) process.on(signal, forward);
    child.once('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`);
      end(127);
    });
    child.once('exit', (code, signal) => end(code ?? 128 + (signals[signal] ?? 9)));
  });
}
