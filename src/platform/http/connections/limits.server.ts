/** How many connections the server accepts, and their timeouts. Times in ms. */
export interface ConnectionLimits {
  /** Connections at the same time; more are closed at once. */
  most: number;
  /** The same for one network: an IPv4 address, or 64 bits of an IPv6 one. */
  mostOfNetwork: number;
  /** Requests whose bodies have not arrived yet; one more is refused with 503. */
  mostBodies: number;
  /** The same for one network. */
  mostBodiesOfNetwork: number;
  /** Addresses whose connections belong to many users: proxies, and this machine itself. */
  isShared: (address: string) => boolean;
  /** How long the headers of a request may take. */
  headersMs: number;
  /** The same for the whole request. */
  requestMs: number;
  /** In each of these periods at least {@link leastBodyBytes} of a body must arrive. */
  slowBodyMs: number;
  leastBodyBytes: number;
  /**
   * A response is aborted when the client reads nothing of it for so long, or for twice as long if some
   * bytes still fitted into buffers in the first period (Node compares at the end of each).
   */
  stallMs: number;
  /** How often the timeouts are checked. */
  checkMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  most: 4000,
  mostOfNetwork: 400,
  // Together fewer than the requests that `admission/front.server.ts` accepts.
  mostBodies: 200,
  mostBodiesOfNetwork: 40,
  isShared: () => false,
  headersMs: 10_000,
  requestMs: 30_000,
  // Half a kilobyte a second: a tenth of what the slowest mobile networks send.
  slowBodyMs: 10_000,
  leastBodyBytes: 5 * 1024,
  stallMs: 7000,
  checkMs: 2500,
};
