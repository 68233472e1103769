import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectDir, say } from './prepare.mjs';
import { runTool } from './tools.mjs';

/**
 * The runs of Vitest, which take place side by side, each with its projects of vitest.config.ts. Tests
 * that mostly wait have a run of their own, with more processes: they leave the processor to the others.
 */
const WAITING = { name: 'waiting', projects: ['waiting'], options: ['--maxWorkers=4'] };
const RUNS = {
  /** `npm test` */
  short: [{ name: 'tests', projects: ['!long*', '!waiting'] }, WAITING],
  unit: [{ name: 'tests', projects: ['unit'] }],
  /** What drives a browser or processes. */
  browser: [{ name: 'tests', projects: ['!long*', '!unit'] }],
  long: [{ name: 'tests', projects: ['long*'] }],
};
const RESULTS = join(projectDir, 'test-results');
const PRINTED_LINES = 15;

/**
 * Runs these tests with further arguments of Vitest. Prints at the end each test that failed, and each
 * that passed only on its retry, with its first error: it means an error in the test or in the product.
 * @returns the exit code of Vitest, and how many tests passed and failed
 */
export async function runTests(node, name, more) {
  mkdirSync(RESULTS, { recursive: true });
  const results = await Promise.all(RUNS[name].map((run, n) => runVitest(node, run, more, n > 0)));
  for (const { log } of results) if (log) say(readFileSync(log, 'utf8'));
  const reports = results.map(({ report }) => report);
  for (const status of ['passed', 'failed'])
    for (const { title, error } of reports.flatMap((report) => withErrors(report, status)))
      say(
        `\n${status === 'passed' ? 'Passed after a retry' : 'Failed'}: ${title}\n${indented(error)}`,
      );
  const sum = (count) => reports.reduce((all, report) => all + (report?.[count] ?? 0), 0);
  // One of two runs may have no file of a name that was given, but not both.
  const isNothing = sum('numTotalTests') === 0;
  if (isNothing) say(`No ${name === 'short' ? '' : `${name} `}test has this name.`);
  return {
    code: Math.max(isNothing ? 1 : 0, ...results.map(({ code }) => code)),
    passed: sum('numPassedTests'),
    failed: sum('numFailedTests'),
  };
}

/** The output of a second run is kept in a file, whose path is `log`, so that lines are not mixed. */
async function runVitest(node, { name, projects, options = [] }, more, isSecond) {
  const file = join(RESULTS, `${name}.json`);
  const log = isSecond ? join(RESULTS, `${name}.log`) : null;
  rmSync(file, { force: true });
  const code = await runTool(
    node,
    'tests',
    [
      ...projects.map((project) => `--project=${project}`),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...options,
      ...more,
    ],
    log ? openSync(log, 'w') : undefined,
  );
  return { code, log, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
}

/** The tests that ended like this and had an error; a file that could not be loaded failed as a whole. */
function withErrors(report, wanted) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(projectDir, name);
    if (assertionResults.length === 0 && status === 'failed' && wanted === 'failed')
      return [{ title: file, error: message }];
    return assertionResults
      .filter((test) => test.status === wanted && test.failureMessages.length > 0)
      .map((test) => ({ title: `${file}: ${test.fullName}`, error: test.failureMessages[0] }));
  });
}

/** The first lines, without the places in packages. */
const indented = (error) =>
  error
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, PRINTED_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
