import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/harness/slowest-first.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'database/**/*.test.ts'],
    globalSetup: ['tests/harness/database.ts'],
    setupFiles: ['tests/harness/quiet-console.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
