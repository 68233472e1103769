import type { Logger } from 'pino';
import type { Environment } from '../platform/environment.server.ts';
import { Opened } from '../platform/opened.server.ts';
import { WorkerGroup } from '../platform/workers/worker-group.server.ts';
import { openDatabaseOf } from './database.server.ts';

export interface RunningWorkers {
  /** Their address, without a trailing slash. */
  url: string;
  /** Replaces one process after the other; requests are answered meanwhile. */
  replace(): Promise<void>;
  /** Answers running requests, then stops everything that was started. */
  stop(): Promise<void>;
}

/**
 * Starts the product in several processes, each of which runs the file `program`. This one opens the
 * embedded database and the port, and starts a process again if it ends.
 */
export async function startWorkers(
  environment: Environment,
  program: string,
  log: Logger,
  print: (sentence: string) => void,
  signal: AbortSignal,
): Promise<RunningWorkers> {
  const opened = new Opened();
  try {
    // Processes connect to another one by themselves.
    if (!environment.databaseUrl) {
      const database = await openDatabaseOf(environment, log, print, signal);
      opened.add(database.stop);
    }
    const group = new WorkerGroup(environment.workers, program, log);
    opened.add(() => group.stop());
    signal.addEventListener('abort', () => void group.stop(), { once: true });
    const url = await group.start();
    signal.throwIfAborted();
    log.info({ pid: process.pid, workers: environment.workers }, 'workers started');
    return { url, replace: () => group.replaceAll(), stop: () => opened.close() };
  } catch (error) {
    await opened.close().catch(() => {});
    throw error;
  }
}

/** What one of several processes may use: its part of what is set for all of them. */
export function shareOf(environment: Environment): Environment {
  const { most, mostOfNetwork } = environment.connections;
  const part = (all: number) => Math.ceil(all / environment.workers);
  return {
    ...environment,
    connections: { most: part(most), mostOfNetwork: part(mostOfNetwork) },
  };
}
