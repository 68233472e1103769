import { chmod, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeRelease } from '../../scripts/release/make-release.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { makeFolder } from '../harness/data-folder.ts';
import { buildSecond } from './second-build.ts';

const TIME = 1_700_000_000;

it('two builds, in two folders and at two times, make the same release', async () => {
  const { folder, remove } = await buildSecond();
  onTestFinished(remove);
  // The rights that a strict umask gives.
  await chmod(join(folder, 'LICENSE'), 0o600);
  await utimes(join(folder, 'LICENSE'), 1, 1);
  const target = await makeFolder('same-bytes');
  const first = await makeRelease(PROJECT_DIR, join(target, 'first'), TIME);
  const second = await makeRelease(folder, join(target, 'second'), TIME);
  const sums = (release: string) => readFile(join(release, 'SHA256SUMS'), 'utf8');
  expect((await sums(second.folder)).split('\n')).toEqual((await sums(first.folder)).split('\n'));
  expect(second.hash).toBe(first.hash);
  for (const release of [first.folder, second.folder]) {
    const { mode, mtimeMs } = await stat(join(release, 'LICENSE'));
    expect([mode & 0o777, mtimeMs]).toEqual([0o644, TIME * 1000]);
  }
}, 600_000);
