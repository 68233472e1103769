import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { OutgoingFault } from './outgoing-fault.ts';

/** Resolves a name into all of its addresses. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;
export type MayConnect = (address: string) => boolean;

/**
 * Opens connections only to allowed addresses. A name is resolved exactly once for each connection,
 * and the connection goes to an address of that answer: a name whose answer changes between a check
 * and the connection gains nothing. A name with one address that is not allowed is refused.
 */
export function guardedConnect(
  mayConnect: MayConnect,
  resolve: Resolve,
  timeout: number,
): buildConnector.connector {
  const lookup: LookupFunction = (name, options: LookupOptions, callback) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => mayConnect(address)))
          return callback(new OutgoingFault('address'), []);
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, []),
    );
  };
  const connect = buildConnector({ lookup, timeout, allowH2: false });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    // For an address, the socket does not call `lookup`.
    if (isIP(host) && !mayConnect(host)) return callback(new OutgoingFault('address'), null);
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      if (mayConnect(socket.remoteAddress ?? '')) return callback(null, socket);
      socket.destroy();
      callback(new OutgoingFault('address'), null);
    });
  };
}
