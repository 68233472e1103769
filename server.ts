import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { dataDirOf, findDatabaseOf } from './src/app/database.server.ts';
import { builtFrontend } from './src/app/frontend.server.ts';
import { start } from './src/app/start.server.ts';
import { shareOf, startWorkers } from './src/app/start-workers.server.ts';
import { DatabaseUnavailable } from './src/platform/database/embedded/database-unavailable.server.ts';
import { withoutValues } from './src/platform/database/without-values.server.ts';
import { WrongKeys } from './src/platform/encryption/field-keys.server.ts';
import {
  type Environment,
  readEnvironment,
  WrongEnvironment,
} from './src/platform/environment.server.ts';
import { keepTickShape, listenEarly, releaseMemory } from './src/platform/inside/node.server.ts';
import { logForeignOutput, openLog } from './src/platform/log.server.ts';
import { giveUpRoot } from './src/platform/root/give-up-root.server.ts';
import { withSources } from './src/platform/stack-traces.server.ts';
import { onStopSignals } from './src/platform/stop-signals.server.ts';
import { StorageRefused } from './src/platform/storage/s3-store.server.ts';
import { foldersOf } from './src/platform/storage/storage-url.ts';
import { faultOfMachine } from './src/platform/temporary-fault.server.ts';
import { reportReady, shareMetrics, workerNumber } from './src/platform/workers/worker.server.ts';
import { WorkerFailed } from './src/platform/workers/worker-group.server.ts';

/**
 * Messages for the operator go to standard error; standard output has one JSON line for each event.
 */
const print = (sentence: string) => process.stderr.write(`${sentence}\n`);

interface Running {
  url: string;
  stop(): Promise<void>;
  /** Only where there are several processes. */
  replace?: () => Promise<void>;
}

/** Earlier than a process manager kills the process, which would leave the database running. */
const STOP_DEADLINE_MS = 14_000;

keepTickShape();
const asked = new AbortController();
let running: Running | null = null;
let log: Logger | null = null;
onStopSignals(
  (signal) => {
    if (running) log?.info({ signal }, 'stopping');
    asked.abort(new Error(`stopped by ${signal}`));
    setTimeout(() => {
      print('Ufuk did not stop in time and is ended now.');
      process.exit(1);
    }, STOP_DEADLINE_MS).unref();
    // If the start is still running, it ends by itself and closes what it opened.
    running?.stop().then(() => process.exit(0), fail);
  },
  () => process.exit(130),
);

// Node prints it for people, and ends the process.
process.on('uncaughtExceptionMonitor', (error) =>
  log?.fatal({ err: error }, 'the process ends because of an error'),
);

process.on('SIGUSR2', () => {
  if (running?.replace) void running.replace();
  else if (cluster.isPrimary) print('Ufuk has only one process (WORKERS), which is not replaced.');
});

try {
  const environment = readEnvironment(process.env);
  running = await (cluster.isWorker ? startWorker : startFirst)(environment);
  // The signal arrived during the last step of the start.
  if (asked.signal.aborted) await running.stop().then(() => process.exit(0));
} catch (error) {
  if (asked.signal.aborted) process.exit(0);
  fail(error);
}

/** The process that was started: all of the product, or with `WORKERS` the one that starts the others. */
async function startFirst(environment: Environment): Promise<Running> {
  const { port, host, workers } = environment;
  // Both need root if the process is root now: the port may be below 1024, and root has opened the
  // standard output.
  log = openLog(environment.logLevel);
  logForeignOutput(log);
  const listener = await listenEarly(port, host);
  if (listener && workers > 1) {
    listener.close();
    throw new WrongEnvironment('With WORKERS above 1, PORT must be 1024 or above.');
  }
  const whyRoot = await giveUpRoot(dataDirOf(environment), foldersOf(environment.backup?.to));
  const started =
    workers > 1
      ? await startWorkers(environment, fileURLToPath(import.meta.url), log, print, asked.signal)
      : await start(environment, await builtFrontend(), print, asked.signal, { log, listener });
  releaseMemory();
  if (whyRoot) print(whyRoot);
  print(`Ufuk is at ${started.url}`);
  return started;
}

/** One of several processes. Only the first of them prints sentences, because all have the same. */
async function startWorker(environment: Environment): Promise<Running> {
  const worker = workerNumber();
  log = openLog(environment.logLevel).child({ worker });
  logForeignOutput(log);
  const started = await start(
    shareOf(environment),
    await builtFrontend(),
    worker === 1 ? print : () => {},
    asked.signal,
    {
      ...{ log, shareMetrics },
      ...(!environment.databaseUrl && { database: await findDatabaseOf(environment) }),
    },
  );
  releaseMemory();
  reportReady(started.url);
  return started;
}

function fail(error: unknown): never {
  print(sentenceFor(error));
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (
    error instanceof WrongEnvironment ||
    error instanceof StorageRefused ||
    error instanceof DatabaseUnavailable ||
    error instanceof WrongKeys ||
    error instanceof WorkerFailed
  )
    return error.message;
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') return `Port ${port} on ${address} is taken: set PORT to a free one.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this account: set PORT to another.`;
  if (code === 'ENOTFOUND')
    return `HOST ${(error as { hostname?: string }).hostname} is not an address of this machine.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is not an address of this machine.`;
  const fault = faultOfMachine(error);
  if (fault) return `Ufuk could not start: ${fault.reason}.`;
  const told = withoutValues(error);
  const text = told instanceof Error ? (told.stack ?? told.message) : String(told);
  return `Ufuk could not start: ${withSources(text)}`;
}
