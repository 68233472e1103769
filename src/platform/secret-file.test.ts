import { link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSecretFile } from './secrets.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

it('a file that another container with the same process id has just made is not overwritten', async () => {
  const theirs = at(`secret.key.${process.pid}`);
  await writeFile(theirs, 'theirs');
  await link(theirs, at('linked'));
  const stored = await loadSecretFile(
    folder,
    'secret.key',
    () => 'ours',
    () => true,
  );
  expect(String(stored)).toBe('ours');
  expect(await readFile(at('linked'), 'utf8')).toBe('theirs');
  await rm(theirs);
});

it('the first of many starts makes the secret, and no other file remains', async () => {
  const starts = Array.from({ length: 20 }, (_, n) =>
    loadSecretFile(
      folder,
      'other.key',
      () => `secret ${n}`,
      () => true,
    ),
  );
  expect(new Set((await Promise.all(starts)).map(String)).size).toBe(1);
  expect((await readdir(folder)).filter((name) => name.startsWith('other'))).toEqual(['other.key']);
});
