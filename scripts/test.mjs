import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser, installBrowser } from './browser.mjs';
import { installPrograms } from './debian-packages.mjs';
import {
  buildProduct,
  findNode,
  installPackages,
  projectDir,
  run,
  say,
  stopWith,
} from './prepare.mjs';
import { runTool, TOOLS } from './tools.mjs';

/** All checks, the fastest first; all of them always run. */
const report = join(projectDir, 'test-results', 'vitest.json');

await installPackages();
const node = findNode();
await provideBrowser();
await providePrograms();

const failed = [];
async function check(name, more) {
  const [title] = TOOLS[name];
  say(`\n── ${title}`);
  const started = Date.now();
  const code = await runTool(node, name, more);
  say(
    `${title}: ${code === 0 ? 'passed' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  if (code !== 0) failed.push(title);
}

await check('format');
await check('types');
await check('boundaries');
await buildProduct(node);
rmSync(report, { force: true });
mkdirSync(join(projectDir, 'test-results'), { recursive: true });
await check('tests', [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);

if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`);
const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
const failedTests = counts?.numFailedTests ?? 0;
// A check before the tests, or tests that could not be loaded, do not count as a failed test there.
const failures = failedTests + failed.filter((title) => title !== 'Tests' || !failedTests).length;
for (const title of passedAfterRetry()) say(`Passed after a retry: ${title}`);
say(`${counts?.numPassedTests ?? 0} passed, ${failures} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** The journeys need a real browser. */
async function provideBrowser() {
  if (process.env.CHROMIUM_PATH && !findBrowser())
    stopWith(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  if (await installBrowser(install)) return;
  stopWith(
    'The browser tests need Chromium: install it (apt-get install chromium-headless-shell) or name one in CHROMIUM_PATH.',
  );
}

/** Some tests start programs that are usual on servers. */
async function providePrograms() {
  const missing = await installPrograms(install);
  if (missing.length > 0)
    stopWith(`The tests need ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`);
}

/** In runlevel 1 a new package does not start its service. */
function install([program, ...args]) {
  return run(program, args, { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
}

/** A flaky test means an error in the test or in the product, so it is printed. */
function passedAfterRetry() {
  const titles = [];
  for (const { name, assertionResults } of counts?.testResults ?? [])
    for (const { status, failureMessages, fullName } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        titles.push(`${relative(projectDir, name)}: ${fullName}`);
  return titles;
}
