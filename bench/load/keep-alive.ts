import { Agent, get } from 'node:http';

/** One keep-alive connection for requests one after another. */
export class KeepAlive {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Reads the whole answer; resolves with its status, or 0 when the connection broke. */
  get(path: string, headers: Record<string, string> = {}): Promise<number> {
    return new Promise((resolve) => {
      get(this.#origin + path, { agent: this.#agent, headers }, (reply) => {
        reply.resume();
        reply.once('close', () => resolve(reply.complete ? (reply.statusCode ?? 0) : 0));
      }).once('error', () => resolve(0));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
