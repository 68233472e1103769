import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { classNameOf } from './scripts/build/class-names.ts';
import { SlowestFirst } from './tests/harness/slowest-first.ts';

const ALL = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'database/**/*.test.ts'];

/** Their modules open a server for one test file and define its tests, so that they are not shared. */
const PAGES = ['tests/{feeds-and-seo,pages}/**/*.test.ts'];

/** Other tests that need the built product, a browser or other processes. */
const PROCESSES = [
  'tests/{faults,journeys,load,release,several-processes,showcase,walk}/**/*.test.ts',
  'tests/{bundle,dev,v8-flags}.test.ts',
  'src/platform/database/embedded/*.test.ts',
  'src/platform/{log,open-files}.test.ts',
  'src/features/media/*.test.ts',
  'src/features/{audit/command,identity/two-step/remove-command,transfer/command}.test.ts',
  'src/keys-command.test.ts',
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
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // The same class names as in the product.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
    // A process imports what its files need once, not once for each file.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { ...BUILT, name: 'pages', include: PAGES, isolate: true, retry: RETRY },
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
          exclude: [...PAGES, ...PROCESSES],
          setupFiles: ['tests/harness/low-password-cost.ts'],
        },
      },
    ],
  },
});
