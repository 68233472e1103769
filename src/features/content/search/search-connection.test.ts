import { expect, it } from 'vitest';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { testDatabase } from '../../../../tests/harness/test-database.ts';
import { CONNECTIONS } from '../../../platform/database/client.server.ts';
import { onConnection, type SearchConnection } from './search-connection.server.ts';

const database = testDatabase();

const setting = async (connection: Pick<SearchConnection, 'query'>) =>
  (await connection.query<{ value: string }>(READ_SETTING)).rows[0]?.value;
const READ_SETTING = {
  name: 'test-setting',
  text: "select current_setting('enable_seqscan') as value",
  values: [],
};

/** What the next user of the connection finds. */
async function nextSetting() {
  const pool = database.db.$client;
  await eventually(() => pool.idleCount).toBe(pool.totalCount);
  const client = await pool.connect();
  const value = await setting(client);
  client.release();
  return value;
}

it('the settings of a search end with it', async () => {
  expect(await onConnection(database.db, setting)).toBe('off');
  expect(await nextSetting()).toBe('on');
});

it('statements that were sent before the end are answered, and later ones are refused', async () => {
  const { before, after } = await onConnection(database.db, async (connection) => {
    const sent = connection.together(() => {
      const reading = setting(connection);
      connection.end();
      return reading;
    });
    const refused = setting(connection).catch((error: Error) => error.message);
    return { before: await sent, after: await refused };
  });
  expect(before).toBe('off');
  expect(after).toMatch('has ended');
  expect(await nextSetting()).toBe('on');
});

it.each([
  ['before', false],
  ['after', true],
])('an error %s the end leaves no transaction open', async (_, isEnded) => {
  const failed = onConnection(database.db, (connection) =>
    connection.together(() => {
      const failing = connection.query({ name: 'test-fails', text: 'select 1 / 0', values: [] });
      if (isEnded) connection.end();
      return failing;
    }),
  );
  await expect(failed).rejects.toThrow('division by zero');
  expect(await nextSetting()).toBe('on');
});

it('an error after the end leaves the connection to the request that has it next', async () => {
  const pool = database.db.$client;
  const others = await Promise.all(
    Array.from({ length: CONNECTIONS.requests - 1 }, () => pool.connect()),
  );
  const taken = Promise.withResolvers<void>();
  const failed = onConnection(database.db, async (connection) => {
    connection.end();
    await taken.promise;
    throw new Error('failed');
  });
  const client = await pool.connect();
  taken.resolve();
  await expect(failed).rejects.toThrow('failed');
  expect(await setting(client)).toBe('on');
  for (const one of [client, ...others]) one.release();
});
