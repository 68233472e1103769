import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser, installBrowser } from './browser.mjs';
import {
  buildProduct,
  findNode,
  installPackages,
  projectDir,
  run,
  say,
  stopWith,
} from './prepare.mjs';

/** Every check, in the order in which a failure is cheapest to learn of; all of them always run. */
const report = join(projectDir, 'test-results', 'vitest.json');

await installPackages();
const node = findNode();
await provideBrowser();

const bin = join(projectDir, 'node_modules', '.bin');
// Tools start `node` by its name; this makes that the same one.
process.env.PATH = [bin, process.env.PATH].join(delimiter);
const tool = (name, ...path) => join(projectDir, 'node_modules', name, ...path);

const failed = [];
async function check(title, program, args) {
  say(`\n── ${title}`);
  const started = Date.now();
  const code = await run(program, args);
  say(
    `${title}: ${code === 0 ? 'passed' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  if (code !== 0) failed.push(title);
}

await check('Formatting and lint', node, [tool('@biomejs/biome', 'bin', 'biome'), 'ci', '.']);
await check('Types', node, [tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json']);
await check('Module boundaries', node, [
  tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
  ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
  ...['src', 'server.ts', 'database', 'tests', 'scripts', 'bench'],
]);
await buildProduct(node);
rmSync(report, { force: true });
mkdirSync(join(projectDir, 'test-results'), { recursive: true });
await check('Tests', node, [
  tool('vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);

if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`);
const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
const failedTests = counts?.numFailedTests ?? 0;
// A check before the tests, or tests that could not even be loaded, have no test of their own.
const failures = failedTests + failed.filter((title) => title !== 'Tests' || !failedTests).length;
say(`${counts?.numPassedTests ?? 0} passed, ${failures} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** The journeys drive a real browser. */
async function provideBrowser() {
  if (process.env.CHROMIUM_PATH && !findBrowser())
    stopWith(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there.`);
  const install = ([program, ...args]) => run(program, args, { DEBIAN_FRONTEND: 'noninteractive' });
  if (await installBrowser(install)) return;
  stopWith(
    'The browser tests need Chromium: install it (apt-get install chromium-headless-shell) or name one in CHROMIUM_PATH.',
  );
}
