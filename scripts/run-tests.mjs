import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectDir, say } from './prepare.mjs';
import { runTool } from './tools.mjs';

/** Which projects of vitest.config.ts run. */
const PROJECTS = {
  /** `npm test` */
  short: ['!long'],
  unit: ['unit'],
  /** What drives a browser or processes. */
  browser: ['!unit', '!long'],
  long: ['long'],
};
const REPORT = join(projectDir, 'test-results', 'vitest.json');
const PRINTED_LINES = 15;

/**
 * Runs the tests of these projects with further arguments of Vitest. Prints each test that passed only
 * on its retry, with its first error: it means an error in the test or in the product.
 * @returns the exit code of Vitest, and how many tests passed and failed
 */
export async function runTests(node, projects, more) {
  rmSync(REPORT, { force: true });
  mkdirSync(dirname(REPORT), { recursive: true });
  const code = await runTool(node, 'tests', [
    ...PROJECTS[projects].map((name) => `--project=${name}`),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
    ...more,
  ]);
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : null;
  for (const { title, error } of passedAfterRetry(report))
    say(`\nPassed after a retry: ${title}\n${indented(error)}`);
  return { code, passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function passedAfterRetry(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [error] }) => ({
        title: `${relative(projectDir, name)}: ${fullName}`,
        error,
      })),
  );
}

/** The first lines, without the places in packages. */
const indented = (error) =>
  error
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, PRINTED_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
