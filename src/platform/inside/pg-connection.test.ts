import net, { type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { limitSilence, processOf, sendTogether, watchStatements } from './pg-connection.server.ts';

const SILENCE_MS = 1000;

let database: FreshDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.config);
  client.on('error', () => {});
  await client.connect();
  // The server ends a statement whose connection has ended, so that the database can be dropped.
  await client.query('set client_connection_check_interval = 100');
  limitSilence(client, SILENCE_MS);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('an answer that arrived while the process was blocked is read', async () => {
  const answer = client.query('select pg_sleep(0.1)');
  // The statement is sent before this process is blocked.
  await new Promise((resolve) => setImmediate(resolve));
  const end = performance.now() + 2 * SILENCE_MS;
  while (performance.now() < end);
  await expect(answer).resolves.toMatchObject({ rowCount: 1 });
});

it('a statement without an answer ends the connection, also after an idle time', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1.5 * SILENCE_MS));
  await expect(client.query('select pg_sleep(60)')).rejects.toThrow('does not answer');
});

describe('statements that are sent together', () => {
  let pipelined: pg.Client;
  /** What was written to the socket, one entry for each packet. */
  const packets: string[] = [];
  beforeAll(async () => {
    const config = { ...database.config, stream: () => watched(packets), pipeline: true };
    pipelined = new pg.Client(config);
    await pipelined.connect();
  });
  afterAll(() => pipelined.end());

  it('are one packet, and later ones another', async () => {
    packets.length = 0;
    const answers = await sendTogether(pipelined, async () => {
      const first = [pipelined.query('select 1 as n'), pipelined.query('select 2 as n')];
      await Promise.all(first);
      return Promise.all([...first, pipelined.query('select 3 as n')]);
    });
    expect(answers.map(({ rows }) => rows[0].n)).toEqual([1, 2, 3]);
    expect(packets).toHaveLength(2);
    expect(packets[0]).toMatch(/select 1.*select 2/s);
    expect(packets[1]).toContain('select 3');
  });

  it('are sent after an error too', async () => {
    packets.length = 0;
    const failing = () =>
      sendTogether(pipelined, () => {
        void pipelined.query('select 4');
        throw new Error('failed');
      });
    expect(failing).toThrow('failed');
    expect(packets).toEqual([expect.stringContaining('select 4')]);
  });
});

/** A socket that notes what it writes. */
function watched(packets: string[]): Socket {
  const socket = new net.Socket();
  const { _write, _writev } = socket;
  socket._write = (chunk, ...rest) => {
    packets.push(String(chunk));
    _write.call(socket, chunk, ...rest);
  };
  socket._writev = (chunks, done) => {
    packets.push(chunks.map(({ chunk }) => String(chunk)).join(''));
    _writev?.call(socket, chunks, done);
  };
  return socket;
}

it('the number of the process is that of the server', async () => {
  const own = new pg.Client(database.config);
  await own.connect();
  const { rows } = await own.query('select pg_backend_pid() as pid');
  expect(processOf(own)).toBe(rows[0].pid);
  await own.end();
});

it('every form of a statement is watched, with its rows and its error', async () => {
  const own = new pg.Client(database.config);
  await own.connect();
  const slow: string[] = [];
  watchStatements(own, ({ statement }) => slow.push(statement), 0);
  const one = [{ n: '1' }];
  expect((await own.query("select '1' as n")).rows).toEqual(one);
  expect((await own.query('select $1 as n', ['1'])).rows).toEqual(one);
  expect((await own.query({ text: 'select $1::text as n', values: ['1'] })).rows).toEqual(one);
  const called = await new Promise((resolve) =>
    own.query('select $1 as m', ['1'], (_error, { rows }) => resolve(rows)),
  );
  expect(called).toEqual([{ m: '1' }]);
  const failed = own.query('select nothing');
  await expect(failed).rejects.toMatchObject({ code: '42703' });
  expect(slow).toEqual([
    'select ? as n',
    'select $1 as n',
    'select $1::text as n',
    'select $1 as m',
    'select nothing',
  ]);
  await own.end();
});
