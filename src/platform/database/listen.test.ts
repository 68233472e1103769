import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { listen } from './listen.server.ts';

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

/** Stands before the database and lets nobody through while it is away. */
let isAway: boolean;
let opening: PromiseWithResolvers<void>;
let arrivals: number[];
const sockets = new Set<Socket>();
const door = createServer(async (socket) => {
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
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  config = { ...database.config, host: '127.0.0.1', port, application_name: 'listener' };
});
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
  door.close();
  await once(door, 'close');
});

it('one connection is tried at a time while the database is away, and one listens when it is back', async () => {
  const heard: string[] = [];
  const gaps = vi.fn();
  const listening = await listen(config, 'news', (payload) => heard.push(payload), gaps);
  closing.push(listening.close);
  isAway = true;
  arrivals = [];
  for (const socket of sockets) socket.destroy();
  await eventually(() => arrivals.length).toBe(5);
  const pauses = arrivals.slice(1).map((at, n) => at - (arrivals[n] as number));
  expect(Math.min(...pauses)).toBeGreaterThan(400);

  isAway = false;
  await eventually(() => gaps.mock.calls.length).toBe(1);
  await client.query(`NOTIFY news, 'once'`);
  await eventually(() => heard).toEqual(['once']);
  const { rows } = await client.query(
    `select from pg_stat_activity where application_name = 'listener' and query ~ '^LISTEN'`,
  );
  expect(rows).toHaveLength(1);
});

it('nothing is tried again when listening could not begin', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  isAway = true;
  await expect(listen(config, 'news', vi.fn(), vi.fn())).rejects.toThrow('Connection terminated');
  await turn();
  await turn();
  expect(vi.getTimerCount()).toBe(0);
});

it('nothing is tried again after it was closed in the middle of an attempt', async () => {
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
