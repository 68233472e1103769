import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir, run, say, stopWith } from './launch/launch.mjs';

export { findNode, projectDir, run, say, stopWith } from './launch/launch.mjs';

/*
 * Prepares the project before a command runs: packages and the build. It runs
 * with an older Node, before anything is installed: no package, no TypeScript.
 */

const BUILD_INPUTS = [
  'src',
  'database',
  'public',
  'scripts',
  'server.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

const inProject = (...parts) => join(projectDir, ...parts);

/**
 * Installs the packages of package-lock.json, unless this was already done for its current content.
 * `dependencies` are what the product and its build need. Tests, checks and benchmarks also need
 * `devDependencies`, a third of all files.
 */
export async function installPackages({ development = true } = {}) {
  const marker = inProject('node_modules', '.installed');
  const locked = hashOf(['package-lock.json'], `${process.platform}-${process.arch}`);
  const [found, extent] = readIfThere(marker)?.split(' ') ?? [];
  const isInstalled = found === locked;
  if (isInstalled && (extent === 'all' || !development)) return;
  // `npm ci` would remove the packages of a product that is running.
  const command = isInstalled ? ['install', '--no-save', '--prefer-offline'] : ['ci'];
  say(`Installing packages (npm ${command[0]}); the first time this takes up to a minute …`);
  const started = Date.now();
  // The same packages for every value of NODE_ENV.
  const args = [development ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'];
  args.push('--loglevel=error');
  const npm = process.env.npm_execpath;
  const stopShowing = showElapsed('installing', started);
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...command, ...args])
    : await run('npm', [...command, ...args]);
  stopShowing();
  if (code !== 0) stopWith('The packages could not be installed: see the message of npm above.');
  writeFileSync(marker, `${locked} ${development ? 'all' : 'product'}`);
  say(`Packages installed in ${seconds(started)}.`);
}

/** Builds browser and server parts into dist, if the sources have changed since the last build. */
export async function buildProduct(node) {
  const marker = inProject('dist', '.built-from');
  const wanted = hashOf(BUILD_INPUTS);
  if (readIfThere(marker) === wanted) return;
  say('Building …');
  const started = Date.now();
  // Removed during the build, so that an interrupted build does not count as complete.
  rmSync(marker, { force: true });
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const stopShowing = showElapsed('building', started);
  const code = await run(node, [vite, 'build', '--logLevel', 'warn']);
  stopShowing();
  if (code !== 0) stopWith('The build failed: see the message above.');
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(marker, wanted);
  say(`Built in ${seconds(started)}.`);
}

/** Prints the elapsed time every ten seconds, to show that the command still runs. */
function showElapsed(what, started) {
  const timer = setInterval(() => say(`  … ${what}, ${seconds(started)}`), 10_000);
  return () => clearInterval(timer);
}

function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Digest of files and, for folders, of all files in them except tests. */
function hashOf(paths, more = '') {
  const hash = createHash('sha256').update(more);
  const add = (path) => {
    if (/\.test\.tsx?$/.test(path)) return;
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inProject(path)))
      .update('\0');
  };
  const walk = (path) => {
    const entries = readdirSync(inProject(path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) walk(inner);
      else if (entry.isFile()) add(inner);
    }
  };
  for (const path of paths) {
    if (!existsSync(inProject(path))) continue;
    if (/\.\w+$/.test(path)) add(path);
    else walk(path);
  }
  return hash.digest('hex');
}
