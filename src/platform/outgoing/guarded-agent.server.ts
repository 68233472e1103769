import { Agent } from 'undici';
import { guardedConnect, type MayConnect, type Resolve } from './guarded-connect.server.ts';

const CONNECT_MS = 10_000;

/** The HTTP client of {@link Outgoing}. */
export const openGuardedAgent = (mayConnect: MayConnect, resolve: Resolve): Agent =>
  new Agent({
    connect: guardedConnect(mayConnect, resolve, CONNECT_MS),
    // Each request resolves its name again.
    pipelining: 0,
    maxHeaderSize: 16 * 1024,
  });
