import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/harness/slowest-first.ts';

const ALL = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'database/**/*.test.ts'];

/** Tests that need the built product, a browser or other processes. */
const PROCESSES = [
  'tests/{faults,feeds-and-seo,journeys,load,pages}/**/*.test.ts',
  'tests/{bundle,dev,v8-flags}.test.ts',
  'src/platform/database/embedded/*.test.ts',
  'src/platform/{log,open-files}.test.ts',
  'src/features/media/*.test.ts',
  'src/features/{audit/command,two-step/remove-command}.test.ts',
  'src/keys-command.test.ts',
];

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: ['tests/harness/database.ts'],
    setupFiles: ['tests/harness/quiet-console.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // A process imports what its files need once, not once for each file.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'processes',
          include: PROCESSES,
          // On a busy machine one of them can miss a deadline. `npm test` names each that did.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ALL,
          exclude: PROCESSES,
        },
      },
    ],
  },
});
