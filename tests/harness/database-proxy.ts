import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

export interface DatabaseProxy {
  /** Connection settings for the database through this proxy. */
  config: pg.PoolConfig;
  /** The number of connections that clients have opened so far. */
  opened(): number;
  /** From now on no data is forwarded in either direction, and no connection is closed. */
  losePackets(): void;
  /** New connections are forwarded again. Connections that lost packets do not recover. */
  restore(): void;
  /** From now on data arrives this many milliseconds later, in each direction. */
  delay(ms: number): void;
  /** From now on data arrives only after `release`, in each direction. */
  hold(): void;
  release(): void;
  /** Closes all open connections. */
  cut(): void;
  close(): Promise<void>;
}

/** A proxy between a server and its database, with the faults of a network. */
export async function openDatabaseProxy(config: pg.PoolConfig): Promise<DatabaseProxy> {
  let losing = false;
  let delayMs = 0;
  let held: PromiseWithResolvers<void> | null = null;
  let opened = 0;
  const sockets = new Set<Socket>();
  const forward = (from: Socket, to: Socket) => {
    let earlier: Promise<unknown> = Promise.resolve();
    const after = (work: () => void) => {
      earlier = Promise.all([earlier, held?.promise, delayMs ? wait(delayMs) : null]).then(work);
    };
    from.on('data', (data) => after(() => to.write(data)));
    from.on('close', () => after(() => to.destroy()));
    from.on('error', () => {});
  };
  const server = createServer((client) => {
    opened++;
    sockets.add(client);
    client.on('error', () => {}).on('close', () => sockets.delete(client));
    if (losing) return;
    const upstream = connect(`${config.host}/.s.PGSQL.${config.port}`);
    sockets.add(upstream);
    upstream.on('close', () => sockets.delete(upstream));
    forward(client, upstream);
    forward(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    config: { ...config, host: '127.0.0.1', port },
    opened: () => opened,
    losePackets() {
      losing = true;
      for (const socket of sockets) socket.pause();
    },
    restore() {
      losing = false;
    },
    delay(ms) {
      delayMs = ms;
    },
    hold() {
      held ??= Promise.withResolvers();
    },
    release() {
      held?.resolve();
      held = null;
    },
    cut,
    async close() {
      held?.resolve();
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
