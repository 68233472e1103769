import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { plainAddress } from '../network.server.ts';

/** No longer and no other characters than the ids of proxies: it is in every log line. */
const ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Makes the id of a request: that of a trusted proxy (`X-Request-Id`), else a new one. */
export function requestIds(
  isTrusted: (address: string) => boolean,
): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' &&
      ID.test(given) &&
      isTrusted(plainAddress(socket.remoteAddress ?? ''))
      ? given
      : randomUUID();
  };
}
