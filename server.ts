import { builtFrontend } from './src/frontend.server.ts';
import { DatabaseUnavailable } from './src/platform/database/embedded/database-unavailable.server.ts';
import { withoutValues } from './src/platform/database/without-values.server.ts';
import { WrongKeys } from './src/platform/encryption/wrong-keys.server.ts';
import { readEnvironment, WrongEnvironment } from './src/platform/environment.server.ts';
import { openLog } from './src/platform/log.server.ts';
import { listenEarly } from './src/platform/root/early-listener.server.ts';
import { giveUpRoot } from './src/platform/root/give-up-root.server.ts';
import { onStopSignals } from './src/platform/stop-signals.server.ts';
import { StorageRefused } from './src/platform/storage/s3-store.server.ts';
import { foldersOf } from './src/platform/storage/storage-url.ts';
import { dataDirOf, type Running, start } from './src/start.server.ts';

/**
 * Messages for the operator go to standard error; standard output has one JSON line for each event.
 */
const print = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** Earlier than a process manager kills the process, which would leave the database running. */
const STOP_DEADLINE_MS = 14_000;

const asked = new AbortController();
let running: Running | null = null;
onStopSignals(
  (signal) => {
    running?.app.server.log.info({ signal }, 'stopping');
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

try {
  const environment = readEnvironment(process.env);
  // Both need root if the process is root now: the port may be below 1024, and root has opened the
  // standard output.
  const log = openLog(environment.logLevel);
  const listener = await listenEarly(environment.port, environment.host);
  const whyRoot = await giveUpRoot(dataDirOf(environment), foldersOf(environment.backup?.to));
  const opened = { log, listener };
  running = await start(environment, await builtFrontend(), print, asked.signal, opened);
  if (whyRoot) print(whyRoot);
  print(`Ufuk is at ${running.url}`);
  // The signal arrived during the last step of the start.
  if (asked.signal.aborted) await running.stop().then(() => process.exit(0));
} catch (error) {
  if (asked.signal.aborted) process.exit(0);
  fail(error);
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
    error instanceof WrongKeys
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
  const told = withoutValues(error);
  return `Ufuk could not start: ${told instanceof Error ? (told.stack ?? told.message) : String(told)}`;
}
