import { provideBrowser } from './browser.mjs';
import { providePrograms } from './debian-packages.mjs';
import { buildProduct, findNode, installPackages, say } from './prepare.mjs';
import { runTests } from './run-tests.mjs';

/** `test-part.mjs unit|browser|long ARGUMENTS`: some of the tests, without the other checks. */
const [projects, ...more] = process.argv.slice(2);
await installPackages();
const node = findNode();
if (projects !== 'unit') {
  await provideBrowser();
  await providePrograms();
  await buildProduct(node);
}
const { code, passed, failed } = await runTests(node, projects, more);
// Tests that could not be loaded do not count as failed ones there.
say(`${passed} passed, ${code === 0 ? failed : Math.max(failed, 1)} failed`);
process.exitCode = code;
