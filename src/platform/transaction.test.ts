import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../tests/harness/test-database.ts';
import { NO_JOBS } from './jobs/job-kind.server.ts';
import { type Transaction, transact } from './transaction.server.ts';

const database = testDatabase();
beforeAll(() => database.db.execute(sql`create table notes (text text)`));

const note = (tx: Transaction, text: string) => tx.execute(sql`insert into notes values (${text})`);
const isVisible = async (text: string) =>
  (await database.db.execute(sql`select from notes where text = ${text}`)).rows.length > 0;

function open() {
  const happened: string[] = [];
  const op = {
    db: database.db,
    jobs: NO_JOBS,
    invalidate: (tags: string[]) => void happened.push(...tags),
  };
  return { op, happened };
}

it('caches are invalidated and hooks run after the commit, in their order', async () => {
  const { op, happened } = open();
  let visible: Promise<boolean> | undefined;
  const result = await transact(op, async (tx) => {
    tx.invalidate('home');
    tx.afterCommit(() => {
      happened.push('hook');
      visible = isVisible('first');
    });
    await note(tx, 'first');
    expect(happened).toEqual([]);
    return 42;
  });
  expect(result).toBe(42);
  expect(happened).toEqual(['hook', 'home']);
  expect(await visible).toBe(true);
});

it('a failed transaction stores and invalidates nothing and runs no hook', async () => {
  const { op, happened } = open();
  const failed = transact(op, async (tx) => {
    tx.invalidate('home');
    tx.afterCommit(() => happened.push('hook'));
    await note(tx, 'failed');
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect(happened).toEqual([]);
  expect(await isVisible('failed')).toBe(false);
});

it('a transaction within another waits for the commit of the outer one', async () => {
  const { op, happened } = open();
  await transact(op, async (outer) => {
    const within = { ...op, db: outer as unknown as typeof op.db };
    await transact(within, async (tx) => {
      tx.invalidate('inner');
      await note(tx, 'inner');
    });
    const failed = transact(within, async (tx) => {
      tx.invalidate('failed inner');
      await note(tx, 'failed inner');
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(happened).toEqual([]);
  });
  expect(happened).toEqual(['inner']);
  expect(await isVisible('inner')).toBe(true);
  expect(await isVisible('failed inner')).toBe(false);
});
