import type { Logger } from 'pino';
import {
  type ConfiguredDatabase,
  openConfiguredDatabase,
} from '../platform/database/configured.server.ts';
import { resolveDataDir } from '../platform/database/embedded/data-directory.server.ts';
import { takeBack } from '../platform/database/embedded/hand-over.server.ts';
import { findRunningDatabase } from '../platform/database/embedded/running-database.server.ts';
import type { Environment } from '../platform/environment.server.ts';
import { PROJECT_DIR } from '../platform/project.server.ts';

export const dataDirOf = ({ dataDir }: Environment): string =>
  resolveDataDir({ DATA_DIR: dataDir ?? undefined }, PROJECT_DIR);

/** The database that the settings name; an embedded one is started, and its reports are logged. */
export async function openDatabaseOf(
  environment: Environment,
  log: Logger,
  print: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<ConfiguredDatabase> {
  const dataDir = dataDirOf(environment);
  await takeBack(dataDir);
  return openConfiguredDatabase(
    environment.databaseUrl,
    dataDir,
    print,
    signal,
    (severity, line) => log[severity]({ postgres: line }, 'PostgreSQL'),
    environment.workers,
  );
}

/** The embedded database that the first process has started. */
export async function findDatabaseOf(environment: Environment): Promise<ConfiguredDatabase> {
  const config = await findRunningDatabase(dataDirOf(environment));
  if (!config) throw new Error('The first process has no database.');
  return { config, stop: async () => {} };
}
