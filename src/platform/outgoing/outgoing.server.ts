import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import ipaddr from 'ipaddr.js';
import type { Agent, Dispatcher } from 'undici';
import { parseAddress } from '../network.server.ts';
import { traced } from '../tracing/tracer.server.ts';
import type { MayConnect, Resolve } from './guarded-connect.server.ts';
import { faultOf, OutgoingFault } from './outgoing-fault.ts';

const LONGEST = 2000;

/** Public by its range, but answered by the host of the machine: Azure's service for virtual machines. */
const SERVICES_OF_HOSTS = ['168.63.129.16'];

/** Only these are assigned to networks of the Internet; translation prefixes are outside. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

export interface OutgoingRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** `ms` and `redirects` are for the whole request, `bytes` for the body of the answer. */
export interface OutgoingLimits {
  ms: number;
  bytes: number;
  redirects: number;
}

export interface OutgoingAnswer {
  status: number;
  /** The header Content-Type, or an empty text. */
  type: string;
  /** Ends with an {@link OutgoingFault} beyond the limits. */
  body: Readable;
}

const AGENT_NAME = 'Ufuk';
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * The only client for addresses that a user has typed or uploaded. It connects to the public Internet
 * alone, uses no proxy of the environment, sends no cookie and no credentials, and decompresses
 * nothing. Features get it from `services.outgoing`.
 */
export class Outgoing {
  readonly #mayConnect: MayConnect;
  readonly #resolve: Resolve;
  readonly #mayBePlain: boolean;
  /** Null until the first request: most servers send none, and the library takes some memory. */
  #agent: Promise<Agent> | null = null;

  /** The parameters are for tests: no setting of the product changes them. */
  constructor(
    mayConnect: MayConnect = isPublicAddress,
    resolve: Resolve = (name) => lookup(name, { all: true }),
    mayBePlain = false,
  ) {
    this.#mayConnect = mayConnect;
    this.#resolve = resolve;
    this.#mayBePlain = mayBePlain;
  }

  /**
   * Whether requests to this address would be refused, as far as it is known before its name is
   * resolved. Only https is accepted: for addresses that are stored and used again.
   */
  refuses(url: string): boolean {
    try {
      const { protocol, hostname } = readTarget(url);
      const host = hostname.replace(/^\[|\]$/g, '');
      if (protocol !== 'https:' && !this.#mayBePlain) return true;
      return isIP(host) ? !this.#mayConnect(host) : /(^|\.)localhost\.?$/.test(host);
    } catch {
      return true;
    }
  }

  /**
   * Sends the request, and passes the answer to `use`; its body is closed when `use` has ended.
   * Redirects are followed up to the limit, for GET only, and each address is checked again.
   * @throws OutgoingFault
   */
  async send<T>(
    { url, method = 'GET', headers = {}, body }: OutgoingRequest,
    limits: OutgoingLimits,
    use: (answer: OutgoingAnswer) => Promise<T>,
    stop?: AbortSignal,
  ): Promise<T> {
    const late = AbortSignal.timeout(limits.ms);
    const signal = stop ? AbortSignal.any([late, stop]) : late;
    let target = readTarget(url);
    for (let left = limits.redirects; ; left--) {
      const to = { 'http.request.method': method, 'server.address': target.hostname };
      const answer = await traced(method, to, () =>
        this.#request(target, { method, headers, body, signal }),
      );
      const next = method === 'GET' && nextAddress(answer, target);
      if (!next) return usedWithin(answer, limits.bytes, signal, use);
      answer.body.destroy();
      if (left <= 0) throw new OutgoingFault('redirects');
      target = readTarget(next);
    }
  }

  async close(): Promise<void> {
    await (await this.#agent)?.destroy();
  }

  async #openAgent(): Promise<Agent> {
    const { openGuardedAgent } = await import('./guarded-agent.server.ts');
    return openGuardedAgent(this.#mayConnect, this.#resolve);
  }

  async #request(
    target: URL,
    { headers, ...options }: Omit<Dispatcher.RequestOptions, 'path'> & { headers: object },
  ): Promise<Dispatcher.ResponseData> {
    try {
      this.#agent ??= this.#openAgent();
      const answer = await (await this.#agent).request({
        ...options,
        origin: target.origin,
        path: target.pathname + target.search,
        headers: { 'user-agent': AGENT_NAME, 'accept-encoding': 'identity', ...headers },
      });
      // Closing the body before its end is an error of the stream that nobody waits for.
      answer.body.on('error', () => {});
      return answer;
    } catch (error) {
      throw faultOf(error);
    }
  }
}

function nextAddress({ statusCode, headers }: Dispatcher.ResponseData, from: URL): string | null {
  const { location } = headers;
  if (!REDIRECTS.includes(statusCode) || typeof location !== 'string') return null;
  return URL.canParse(location, from) ? new URL(location, from).href : null;
}

async function usedWithin<T>(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  most: number,
  signal: AbortSignal,
  use: (answer: OutgoingAnswer) => Promise<T>,
): Promise<T> {
  let received = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > most) done(new OutgoingFault('size'));
      else done(null, chunk);
    },
  });
  // `use` still gets the status of an answer that is too large.
  if (Number(headers['content-length'] ?? 0) > most) counted.destroy(new OutgoingFault('size'));
  const type = String(headers['content-type'] ?? '');
  // An error of the answer destroys both streams, and `use` sees it as an error of its body.
  const passing = pipeline(body, counted, { signal }).catch(() => {});
  try {
    return await use({ status: statusCode, type, body: counted });
  } catch (error) {
    throw counted.errored ? faultOf(counted.errored) : error;
  } finally {
    counted.destroy();
    body.destroy();
    await passing;
  }
}

/**
 * Whether an address belongs to the public Internet. False for private, local, shared, reserved,
 * multicast and translated addresses, and for any text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parseAddress(address);
  if (parsed?.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_IPV6);
  return !SERVICES_OF_HOSTS.includes(parsed.toString());
}

/** Services other than web servers use the ports below 1024. */
const isWebPort = (port: string) => port === '' || ['80', '443'].includes(port) || +port >= 1024;

/**
 * Reads the address of another server: http or https, without a user name, on a port of web servers.
 * @throws OutgoingFault
 */
function readTarget(text: string): URL {
  if (text.length > LONGEST || !URL.canParse(text)) throw new OutgoingFault('address');
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username || url.password || !isWebPort(url.port))
    throw new OutgoingFault('address');
  return url;
}
