import { firstSignIn } from './src/first-sign-in.server.ts';
import { builtFrontend } from './src/frontend.server.ts';
import { DatabaseUnavailable } from './src/platform/database/embedded/database-unavailable.server.ts';
import { withoutValues } from './src/platform/database/without-values.server.ts';
import { readEnvironment, WrongEnvironment } from './src/platform/environment.server.ts';
import { start } from './src/start.server.ts';

/** Sentences for people go to standard error; standard output holds one JSON line an event. */
const tell = (sentence: string) => process.stderr.write(`${sentence}\n`);

try {
  const running = await start(readEnvironment(process.env), await builtFrontend(), tell);
  tell(`Ufuk is at ${running.url}`);
  if (running.firstAdmin) {
    tell(firstSignIn(running.firstAdmin, running.url));
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      running.app.server.log.info({ signal }, 'stopping');
      running.stop().then(
        () => process.exit(0),
        (error) => fail(error),
      );
    });
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  tell(sentenceFor(error));
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (error instanceof WrongEnvironment || error instanceof DatabaseUnavailable)
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
