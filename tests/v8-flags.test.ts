import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_DIR } from '../src/platform/project.server.ts';

/** What a program prints that is started as `npm start` starts the server. */
const printed = (expression: string) =>
  JSON.parse(
    execFileSync('sh', ['scripts/launch/node.sh', '-p', `JSON.stringify(${expression})`], {
      cwd: PROJECT_DIR,
      encoding: 'utf8',
      env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
    }),
  );

it('the server starts with a young generation of 8 MB, which V8 does not shrink while it is idle', () => {
  const spaces: { space_name: string; space_size: number }[] = printed(
    'v8.getHeapSpaceStatistics()',
  );
  const young = spaces.find(({ space_name }) => space_name === 'new_space');
  expect(young?.space_size).toBe(8 * 1024 * 1024);
});

it('the server starts with one memory arena, and gives freed memory back', () => {
  expect(printed('process.env')).toMatchObject({
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '131072',
  });
});
