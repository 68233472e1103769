import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';

export interface SwallowingProxy {
  /** How to reach the database through it. */
  config: pg.PoolConfig;
  /** How many connections have been opened to it so far. */
  opened(): number;
  /** From now on nothing gets through, in either direction, and no connection is closed. */
  swallow(): void;
  /** New connections get through again; what was swallowed before stays dead. */
  heal(): void;
  close(): Promise<void>;
}

/** A network between a server and its database that can lose every packet without a word. */
export async function openSwallowingProxy(config: pg.PoolConfig): Promise<SwallowingProxy> {
  let swallowing = false;
  let opened = 0;
  const sockets = new Set<Socket>();
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((outside) => {
    opened++;
    outside.on('error', () => {});
    sockets.add(outside);
    if (swallowing) return;
    const inside = connect(`${config.host}/.s.PGSQL.${config.port}`).on('error', () => {});
    sockets.add(inside);
    pairs.add([outside, inside]);
    outside.pipe(inside).pipe(outside);
    outside.on('close', () => inside.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    config: { ...config, host: '127.0.0.1', port },
    opened: () => opened,
    swallow() {
      swallowing = true;
      for (const [outside, inside] of pairs) {
        outside.unpipe(inside);
        inside.unpipe(outside);
        outside.pause();
        inside.pause();
      }
      pairs.clear();
    },
    heal() {
      swallowing = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
