import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { filesOf } from '../../scripts/new-feature.ts';

const root = join(import.meta.dirname, '../..');
const tsc = join(root, 'node_modules/typescript/bin/tsc');

it('the skeleton of a new feature compiles, whatever it is called', async () => {
  const place = await mkdtemp(join(tmpdir(), 'ufuk-test-'));
  try {
    for (const [records, record] of [
      ['press-photos', 'press-photo'],
      ['staff', 'staff'],
    ] as const) {
      for (const [path, text] of filesOf(records, record)) {
        const file = join(place, 'src/features', records, path);
        expect(text, path).not.toMatch(/__\w/);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    }
    await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
    const options = {
      extends: join(root, 'tsconfig.json'),
      // The imports of the skeleton lead into the sources.
      compilerOptions: { rootDirs: [root, place] },
      include: ['src', join(root, 'src/**/*.d.ts')],
      exclude: [],
    };
    await writeFile(join(place, 'tsconfig.json'), JSON.stringify(options));
    const run = promisify(execFile)(process.execPath, [tsc, '-p', place]);
    expect(await run.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({
      stdout: '',
    });
  } finally {
    await rm(place, { recursive: true });
  }
});
