import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/**
 * One keep-alive connection for requests one after another. It does only what these need: the client of
 * `node:http` takes 0.15 ms or more for a request, which would count as time of the server.
 */
export class KeepAlive {
  readonly #url: URL;
  #socket: Socket | null = null;

  constructor(origin: string) {
    this.#url = new URL(origin);
  }

  /**
   * Reads the whole answer; resolves with its status, or 0 when the connection broke. The answer must
   * have a `Content-Length` or end with the connection.
   */
  get(path: string, headers: Record<string, string> = {}): Promise<number> {
    this.#socket ??= this.#connect();
    const socket = this.#socket;
    return new Promise((resolve) => {
      let beginning = Buffer.alloc(0);
      let missing = Number.NaN;
      const finish = (isWhole: boolean) => {
        socket.off('data', read);
        socket.off('close', lose);
        resolve(isWhole ? Number(beginning.toString('latin1', 9, 12)) : 0);
      };
      const lose = () => finish(missing === Number.POSITIVE_INFINITY);
      const read = (bytes: Buffer) => {
        if (Number.isNaN(missing)) {
          beginning = Buffer.concat([beginning, bytes]);
          missing = missingOf(beginning);
        } else missing -= bytes.length;
        if (missing <= 0) finish(true);
      };
      socket.on('data', read).once('close', lose);
      socket.write(this.#requestFor(path, headers));
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #requestFor(path: string, headers: Record<string, string>): string {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${path} HTTP/1.1\r\nHost: ${this.#url.host}\r\n${lines.join('')}\r\n`;
  }

  #connect(): Socket {
    const { hostname, port } = this.#url;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    // `close` follows.
    socket.on('error', () => {});
    socket.once('close', () => {
      this.#socket = null;
    });
    return socket;
  }
}

/** Bytes of the answer that have not arrived; NaN until its head is complete, infinite until the end. */
function missingOf(beginning: Buffer): number {
  const end = beginning.indexOf(END_OF_HEAD);
  if (end < 0) return Number.NaN;
  const head = beginning.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined && /\r\nconnection: close/i.test(head)) return Number.POSITIVE_INFINITY;
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  return end + END_OF_HEAD.length + Number(length) - beginning.length;
}
