import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../tests/harness/eventually.ts';
import { readHead, StoredHead } from './stored-head.server.ts';

let folder: string;
let path: string;
const faults: unknown[] = [];
const onFault = (error: unknown) => faults.push(error);
/** Numbers of rows that are missing in the chain. */
const lost = new Set<number>();
const isThere = async ({ seq }: { seq: number }) => !lost.has(seq);
const open = (at: string | null = path) => new StoredHead({ path: at, isThere, onFault });
const head = (seq: number) => ({ seq, hash: String(seq % 10).repeat(64) });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-head-'));
  path = join(folder, 'audit-head');
  faults.length = 0;
  lost.clear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a head is in the file soon after it was noted, and no other file remains in the folder', async () => {
  const kept = open();
  for (let seq = 1; seq <= 100; seq++) kept.note(head(seq));
  await eventually(() => readHead(path)).toEqual(head(100));
  expect(await readdir(folder)).toEqual(['audit-head']);
  expect(await readFile(path, 'utf8')).toMatch(/^100:0{64}\n$/);
});

it('when processes share the file, the highest number stays', async () => {
  const [one, other] = [open(), open()];
  one.note(head(7));
  await one.flush();
  other.note(head(5));
  await other.flush();
  expect(await readHead(path)).toEqual(head(7));
  expect(await other.known()).toEqual([head(5), head(7)]);
});

it.each(['in the file', 'in memory'])(
  'a head that is missing in the chain is kept %s',
  async (where) => {
    const kept = open(where === 'in memory' ? null : path);
    kept.note(head(5));
    await kept.flush();
    lost.add(5);
    kept.note(head(6));
    await kept.flush();
    expect(await kept.known()).toEqual([head(6), head(5)]);
    expect(faults).toEqual([new Error('The chain no longer contains the stored row 5.')]);
  },
);

it('a folder that cannot be written to is reported, and other work continues', async () => {
  const kept = open(join(folder, 'nowhere', 'audit-head'));
  kept.note(head(1));
  await kept.flush();
  expect(faults).toHaveLength(1);
  expect(await kept.known()).toEqual([head(1)]);
});

it('invalid content of the file is ignored', async () => {
  for (const text of ['', '5', '5:x', `5:${'a'.repeat(63)}`, `x:${'a'.repeat(64)}`]) {
    await writeFile(path, text);
    expect(await readHead(path)).toBeNull();
  }
});
