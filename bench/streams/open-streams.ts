import { Agent, get } from 'node:http';

/** Many event streams of one server, opened as browsers open them. */
export class OpenStreams {
  readonly #agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  /** How many events each stream has got. */
  readonly events: number[] = [];
  /** When the last event of any stream came, in ms of `performance.now()`. */
  lastAt = 0;
  open = 0;

  /** Opens a stream; one that is refused is tried again, as the dashboard does. */
  async add(origin: string, token: string): Promise<void> {
    for (let pause = 100; ; pause *= 2) {
      if (await this.#tryOnce(origin, token)) return;
      await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random())));
    }
  }

  #tryOnce(origin: string, token: string): Promise<boolean> {
    return new Promise((resolve) => {
      const request = get(
        `${origin}/api/notifications/stream`,
        { agent: this.#agent, headers: { authorization: `Bearer ${token}` } },
        (reply) => {
          if (reply.statusCode !== 200) {
            reply.resume();
            resolve(false);
            return;
          }
          const place = this.events.push(0) - 1;
          this.open += 1;
          reply.on('data', (part: Buffer) => {
            if (!part.includes('event: changed')) return;
            this.events[place] = (this.events[place] ?? 0) + 1;
            this.lastAt = performance.now();
          });
          reply.on('close', () => {
            this.open -= 1;
          });
          reply.on('error', () => {});
          resolve(true);
        },
      );
      request.on('error', () => resolve(false));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
