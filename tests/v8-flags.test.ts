import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import pkg from '../package.json' with { type: 'json' };

it('the server starts with a young generation of 8 MB, which V8 does not shrink while it is idle', () => {
  const flags = pkg.scripts.start.match(/--\S+/g) ?? [];
  const spaces = execFileSync(
    process.execPath,
    [...flags, '-p', `JSON.stringify(v8.getHeapSpaceStatistics())`],
    { encoding: 'utf8' },
  );
  const young = (JSON.parse(spaces) as { space_name: string; space_size: number }[]).find(
    ({ space_name }) => space_name === 'new_space',
  );
  expect(young?.space_size).toBe(8 * 1024 * 1024);
});
