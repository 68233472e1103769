import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { classNameOf } from './scripts/build/site-styles.ts';
import { SlowestFirst } from './tests/harness/slowest-first.ts';

const ALL = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'database/**/*.test.ts'];

/** Drive a browser. */
const BROWSER = ['tests/{journeys,pages,showcase,walk}/**/*.test.ts', 'tests/bundle.test.ts'];

/** Mostly wait, and hardly use the processor: `npm test` runs several beside the others. */
const WAITING = [
  'tests/{faults,several-processes}/**/*.test.ts',
  'tests/load/slow-clients.test.ts',
  'src/platform/database/{listen,migrate,embedded/*}.test.ts',
  'src/platform/{jobs/jobs,mail/mail-faults}.test.ts',
  'src/features/notifications/stream.test.ts',
];

/** Other tests that need the built product or other processes; the first one needs the demo, too. */
const PROCESSES = [
  'tests/faults/restore.test.ts',
  'tests/load/{flood,scan,sign-in}.test.ts',
  'tests/release/**/*.test.ts',
  'tests/{dev,v8-flags}.test.ts',
  'tests/demo/*.test.ts',
  'src/platform/{log,machine-limits}.test.ts',
  'src/features/media/*.test.ts',
  'src/features/{audit/command,identity/sign-in/remove-command,transfer/command}.test.ts',
  'src/app/keys-command.test.ts',
];

/** Long by nature: only `npm run test:long` runs them. */
const LONG = ['tests/long/**/*.test.ts'];

/** Check many pages and states: `npm run test:long` runs them once more, in every appearance and language. */
const LONG_PAGES = [
  'tests/journeys/{accessibility,applications,apply,audit,documents-desk,first-steps}.test.ts',
  'tests/journeys/{keys,media,meetings-desk,menu,messages,notifications,party}.test.ts',
  'tests/journeys/{people-desk,privacy,redirects,static-pages,transfer,users-list}.test.ts',
  'tests/journeys/every-page/*.test.ts',
  'tests/pages/{behaviour,loading,visual}.test.ts',
  'tests/showcase/showcase.test.ts',
  'src/dashboard/kit/markdown/visual/random-edits.test.ts',
];

/** For tests of the built product. */
const BUILT = { globalSetup: ['tests/harness/fresh-build.ts'] };

/** On a busy machine a browser or a process can miss a deadline. `npm test` names each that did. */
const RETRY = 1;

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: classNameOf } },
  test: {
    globalSetup: ['tests/harness/database.ts'],
    setupFiles: ['tests/harness/quiet-console.ts', 'tests/harness/short-diff.ts'],
    pool: 'forks',
    // One more than cores, because browser tests also wait for timers of the page.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // Longer than the waits of a test, so that the failure names what was waited for.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // For `expect.poll` without options; it costs nothing when what is waited for happens at once.
    expect: { poll: { timeout: 60_000, interval: 30 } },
    restoreMocks: true,
    // The same class names as in the product.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
    // A process imports what its files need once, not once for each file.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { ...BUILT, name: 'browser', include: BROWSER, retry: RETRY },
      },
      {
        extends: true,
        test: { ...BUILT, name: 'waiting', include: WAITING, exclude: PROCESSES, retry: RETRY },
      },
      {
        extends: true,
        test: { ...BUILT, name: 'processes', include: PROCESSES, retry: RETRY },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ALL,
          exclude: [...BROWSER, ...WAITING, ...PROCESSES, ...LONG],
          setupFiles: ['tests/harness/low-password-cost.ts'],
        },
      },
      {
        extends: true,
        test: { ...BUILT, name: 'long', include: LONG, retry: RETRY },
      },
      {
        extends: true,
        test: {
          ...BUILT,
          name: 'long-pages',
          include: LONG_PAGES,
          env: { LONG_RUN: 'on' },
          retry: RETRY,
        },
      },
    ],
  },
});
