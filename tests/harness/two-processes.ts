import { makeFolder } from './data-folder.ts';
import { databaseUrl } from './database-url.ts';
import { SECRET_KEY } from './form-client.ts';
import { findFreePort } from './free-port.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { type Nginx, reserveOrigin, startNginx } from './nginx.ts';
import { type RunningServer, startServer } from './server.ts';
import { ADMIN } from './staff-client.ts';

export interface TwoProcesses {
  nginx: Nginx;
  /** Both run on one database and one data folder. */
  servers: [RunningServer, RunningServer];
  dataDir: string;
  /** Starts the first or the second one again, on the same port. */
  restart(which: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

/** Two processes of the built product on an empty database, behind nginx with TLS. */
export async function startTwoProcesses(
  settings: Record<string, string> = {},
): Promise<TwoProcesses> {
  const [origin, dataDir, database] = await Promise.all([
    reserveOrigin(),
    makeFolder('two-processes'),
    freshDatabase(),
  ]);
  const start = async (port: number) =>
    startServer({
      ...ADMIN,
      SECRET_KEY,
      DEMO: 'off',
      DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_URL: databaseUrl(database.config),
      PUBLIC_URL: origin,
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    });
  const servers: [RunningServer, RunningServer] = [
    await start(await findFreePort()),
    await start(await findFreePort()),
  ];
  const ports = servers.map((server) => Number(new URL(server.origin).port));
  const nginx = await startNginx(origin, ports);
  return {
    nginx,
    servers,
    dataDir,
    restart: async (which) => {
      servers[which] = await start(ports[which] as number);
    },
    stop: () => stopAll(nginx, servers, database),
  };
}

async function stopAll(nginx: Nginx, servers: RunningServer[], database: FreshDatabase) {
  await nginx.stop();
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
}
