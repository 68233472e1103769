import { provideBrowser } from './browser.mjs';
import { providePrograms } from './debian-packages.mjs';
import { buildProduct, findNode, installPackages, say } from './prepare.mjs';
import { runTests } from './run-tests.mjs';
import { runTool, TOOLS } from './tools.mjs';

/** `npm test`: all checks, and all tests but the long ones. All of them always run. */
await installPackages();
const node = findNode();
await provideBrowser();
await providePrograms();

const failed = [];
async function check(title, start) {
  say(`\n── ${title}`);
  const started = Date.now();
  const code = await start();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`${title}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  if (code !== 0) failed.push(title);
}

for (const name of ['lint', 'types', 'boundaries'])
  await check(TOOLS[name][0], () => runTool(node, name));
await buildProduct(node);
let tests;
await check(TOOLS.tests[0], async () => {
  tests = await runTests(node, 'short', process.argv.slice(2));
  return tests.code;
});

if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`);
// A check before the tests, or tests that could not be loaded, do not count as a failed test there.
const others = failed.filter((title) => title !== TOOLS.tests[0] || !tests.failed).length;
say(`${tests.passed} passed, ${tests.failed + others} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
