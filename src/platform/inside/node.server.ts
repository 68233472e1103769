import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/* What this product needs of Node and its documentation does not promise. */

const ROOT = 0;
const FIRST_UNPRIVILEGED_PORT = 1024;

/**
 * Listens on a port that only root may open, before the process stops being root. Until the product
 * uses the port with {@link listenOn}, connections are closed. Null: this is not needed.
 */
export async function listenEarly(port: number, host: string): Promise<Server | null> {
  if (process.getuid?.() !== ROOT || port === 0 || port >= FIRST_UNPRIVILEGED_PORT) return null;
  const early = createServer((socket) => socket.destroy()).listen(port, host);
  await once(early, 'listening');
  return early;
}

/** Options of `listen` for the address, or for the socket that already listens on it. */
export function listenOn(early: Server | null, port: number, host: string) {
  if (!early) return { port, host };
  const { address } = early.address() as { address: string };
  // Node accepts an open socket under this property name.
  return { port, host: address, handle: (early as unknown as { _handle: object })._handle };
}

/** One of the objects that `process.nextTick` makes. */
let kept: unknown;

/**
 * Keeps `process.nextTick` fast for the life of the process. Node makes an object with computed keys for
 * each call. V8 stores the hidden class of the first one as a weak reference; when no such object is
 * alive during some garbage collections, it forgets the class, and from then on every call takes five
 * times as long (cached pages: 0.76 instead of 0.95 of a bare server). One object that stays alive
 * prevents that.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept ??= resource;
    },
  }).enable();
  process.nextTick(() => kept);
  hook.disable();
}

/**
 * Gives memory that is no longer used back to the system, which V8 would keep for later. It blocks the
 * process for some 100 ms, so it is for the end of a start, whose garbage is 20 MB.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
