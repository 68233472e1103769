import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One kept-alive HTTP connection that spends next to nothing on a request: it reads the status and
 * the length and skips the rest. Enough for our own server's answers, which all carry a length.
 */
export class Connection {
  readonly #socket: Socket;
  #waiting: ((status: number) => void) | null = null;
  #head: Buffer = Buffer.alloc(0);
  #left = 0;
  #status = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', () => this.#answer(0));
    socket.on('close', () => this.#answer(0));
  }

  static async open(origin: string): Promise<Connection> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new Connection(socket);
  }

  /** Sends a whole request; resolves with the status, or 0 when the connection broke. */
  ask(request: Buffer): Promise<number> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#left > 0) {
      this.#left -= chunk.length;
      if (this.#left <= 0) this.#answer(this.#status);
      return;
    }
    this.#head = this.#head.length > 0 ? Buffer.concat([this.#head, chunk]) : chunk;
    const end = this.#head.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#head.toString('latin1', 0, end);
    this.#status = Number(head.slice(9, 12));
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    this.#left = length - (this.#head.length - end - HEAD_END.length);
    this.#head = Buffer.alloc(0);
    if (this.#left <= 0) this.#answer(this.#status);
  }

  #answer(status: number): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(status);
  }
}

/** The bytes of a request. */
export function requestBytes(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Buffer {
  const all: Record<string, string> = { Host: 'localhost', ...headers };
  if (body) all['Content-Length'] = String(Buffer.byteLength(body));
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}
