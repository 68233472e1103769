import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';

export interface PacketLossProxy {
  /** Connection settings for the database through this proxy. */
  config: pg.PoolConfig;
  /** The number of connections that clients have opened so far. */
  opened(): number;
  /** From now on no data is forwarded in either direction, and no connection is closed. */
  losePackets(): void;
  /** New connections are forwarded again. Connections that lost packets do not recover. */
  restore(): void;
  close(): Promise<void>;
}

/** A proxy between a server and its database that can lose every packet without an error. */
export async function openPacketLossProxy(config: pg.PoolConfig): Promise<PacketLossProxy> {
  let losing = false;
  let opened = 0;
  const sockets = new Set<Socket>();
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((client) => {
    opened++;
    client.on('error', () => {});
    sockets.add(client);
    if (losing) return;
    const upstream = connect(`${config.host}/.s.PGSQL.${config.port}`).on('error', () => {});
    sockets.add(upstream);
    pairs.add([client, upstream]);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    config: { ...config, host: '127.0.0.1', port },
    opened: () => opened,
    losePackets() {
      losing = true;
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream);
        upstream.unpipe(client);
        client.pause();
        upstream.pause();
      }
      pairs.clear();
    },
    restore() {
      losing = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
