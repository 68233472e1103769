import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, digestOfSources, forgetBuild, isBuilt, rememberBuild } from './built-from.mjs';
import { projectDir, run, say, stopWith } from './launch/launch.mjs';

export { findNode, projectDir, run, say, stopWith } from './launch/launch.mjs';

/*
 * Prepares the project before a command runs: packages and the build. It runs
 * with an older Node, before anything is installed: no package, no TypeScript.
 */

const inProject = (...parts) => join(projectDir, ...parts);

/**
 * Installs the packages of package-lock.json, unless this was already done for its current content.
 * `dependencies` are what the product and its build need. Tests, checks and benchmarks also need
 * `devDependencies`, a third of all files.
 */
export async function installPackages({ development = true } = {}) {
  const marker = inProject('node_modules', '.installed');
  const locked = digestOf(['package-lock.json'], `${process.platform}-${process.arch}`);
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
  const sources = digestOfSources();
  if (isBuilt(sources)) return;
  say('Building …');
  const started = Date.now();
  forgetBuild();
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const stopShowing = showElapsed('building', started);
  const code = await run(node, [vite, 'build', '--logLevel', 'warn']);
  stopShowing();
  if (code !== 0) stopWith('The build failed: see the message above.');
  rememberBuild(sources);
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
