import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openDatabaseProxy } from '../../../tests/harness/database-proxy.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { listen } from './listen.server.ts';
import { CHANNEL, listenForChanges } from './notices.server.ts';

let database: FreshDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.config);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** A proxy before the database that passes no connection on while `isAway`. */
let isAway: boolean;
let opening: PromiseWithResolvers<void>;
let arrivals: number[];
const sockets = new Set<Socket>();
const proxyServer = createServer(async (socket) => {
  arrivals.push(performance.now());
  socket.on('error', () => {});
  if (isAway) return void socket.once('data', () => socket.destroy());
  await opening.promise;
  const { host, port } = database.config;
  const inside = connect(`${host}/.s.PGSQL.${port}`).on('error', () => {});
  socket.pipe(inside).pipe(socket);
  sockets.add(socket);
  socket.on('close', () => inside.destroy());
});
let config: pg.ClientConfig;
beforeEach(async () => {
  isAway = false;
  opening = Promise.withResolvers();
  opening.resolve();
  arrivals = [];
  sockets.clear();
  proxyServer.listen(0, '127.0.0.1');
  await once(proxyServer, 'listening');
  const { port } = proxyServer.address() as AddressInfo;
  config = { ...database.config, host: '127.0.0.1', port, application_name: 'listener' };
});
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
  proxyServer.close();
  await once(proxyServer, 'close');
});

it('one connection at a time is tried while the database cannot be reached, and one listens afterwards', async () => {
  const received: string[] = [];
  const gaps = vi.fn();
  const listening = await listen(config, 'news', (payload) => received.push(payload), gaps);
  closing.push(listening.close);
  isAway = true;
  arrivals = [];
  for (const socket of sockets) socket.destroy();
  await eventually(() => arrivals.length).toBeGreaterThanOrEqual(5);
  const pauses = arrivals.slice(1).map((at, n) => at - (arrivals[n] as number));
  expect(Math.min(...pauses)).toBeGreaterThan(400);

  isAway = false;
  await eventually(() => gaps.mock.calls.length).toBe(1);
  await client.query(`NOTIFY news, 'once'`);
  await eventually(() => received).toEqual(['once']);
  const { rows } = await client.query(
    `select from pg_stat_activity where application_name = 'listener'`,
  );
  expect(rows).toHaveLength(1);
});

it('another channel uses the same connection, also after it was lost', async () => {
  const [received, gaps, others] = [vi.fn(), vi.fn(), vi.fn()];
  const listening = await listen(config, 'news', others, vi.fn());
  closing.push(listening.close);
  const remove = await listening.add('work', received, gaps);
  await client.query(`NOTIFY news, 'other'`);
  await client.query(`NOTIFY work, 'first'`);
  await eventually(() => received.mock.calls).toEqual([['first']]);
  for (const socket of sockets) socket.destroy();
  await eventually(() => gaps.mock.calls.length).toBe(1);
  await client.query(`NOTIFY work, 'second'`);
  await eventually(() => received.mock.calls).toEqual([['first'], ['second']]);
  const { rows } = await client.query(
    `select from pg_stat_activity where application_name = 'listener'`,
  );
  expect(rows).toHaveLength(1);
  remove();
  await client.query(`NOTIFY work, 'third'`);
  await client.query(`NOTIFY news, 'last'`);
  await eventually(() => others.mock.calls).toEqual([['other'], ['last']]);
  expect(received).toHaveBeenCalledTimes(2);
});

it('a channel that is added while there is no connection is heard afterwards', async () => {
  const [received, gaps] = [vi.fn(), vi.fn()];
  const listening = await listen(config, 'news', vi.fn(), vi.fn());
  closing.push(listening.close);
  opening = Promise.withResolvers();
  arrivals = [];
  for (const socket of sockets) socket.destroy();
  await eventually(() => arrivals.length).toBe(1);
  await listening.add('work', received, gaps);
  opening.resolve();
  await eventually(() => gaps.mock.calls.length).toBe(1);
  await client.query(`NOTIFY work, 'heard'`);
  await eventually(() => received.mock.calls).toEqual([['heard']]);
});

it('there is no retry when the first connection fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  isAway = true;
  await expect(listen(config, 'news', vi.fn(), vi.fn())).rejects.toThrow('Connection terminated');
  await turn();
  await turn();
  expect(vi.getTimerCount()).toBe(0);
});

it('there is no retry after it was closed during an attempt', async () => {
  const gaps = vi.fn();
  const listening = await listen(config, 'news', vi.fn(), gaps);
  opening = Promise.withResolvers();
  arrivals = [];
  for (const socket of sockets) socket.destroy();
  await eventually(() => arrivals.length).toBe(1);
  await listening.close();
  opening.resolve();
  await eventually(() => [...sockets].map(({ closed }) => closed)).toEqual([true, true]);
  expect(gaps).not.toHaveBeenCalled();
});

it('a notice that cannot be read counts as a gap and does not end the connection', async () => {
  const tags = vi.fn();
  const gaps = vi.fn();
  const notices = await listenForChanges(config, tags, gaps);
  closing.push(notices.close);
  for (const payload of ['', '{', '"home"', '[1]'])
    await client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
  await client.query('select pg_notify($1, $2)', [CHANNEL, '["home"]']);
  await eventually(() => tags.mock.calls).toEqual([[['home']]]);
  expect(gaps).toHaveBeenCalledTimes(4);
});

it('a connection that loses all data is noticed and replaced', async () => {
  const proxy = await openDatabaseProxy(database.config);
  closing.push(proxy.close);
  const gaps = vi.fn();
  const listening = await listen(proxy.config, 'news', vi.fn(), gaps);
  closing.push(listening.close);
  expect(listening.state()).toBe('listening');
  proxy.losePackets();
  await eventually(listening.state).toBe('away');
  expect(gaps).not.toHaveBeenCalled();
  proxy.restore();
  await eventually(listening.state).toBe('listening');
  await eventually(() => gaps.mock.calls.length).toBe(1);
});

it('a database that is read-only since a failover is reported as such', async () => {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const setReadOnly = (value: string) =>
    client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`);
  await setReadOnly('on');
  const listening = await listen(config, 'news', vi.fn(), vi.fn());
  closing.push(listening.close);
  expect(listening.state()).toBe('readOnly');
  await setReadOnly('off');
});
