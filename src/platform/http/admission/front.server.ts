import type { IncomingMessage, ServerResponse } from 'node:http';
import { Pace } from './pace.server.ts';

/** Pages and lists that are being made for visitors at the same time. */
const MOST_PAGES = 100;
/** All requests under way, those of staff and of people who sign in included. */
const MOST_REQUESTS = 400;
/** What one turn of the event loop may take on: so many, and then as long, in ms. */
const TURN = { requests: 40, ms: 40 };
/** How often the log is told how many were refused, in ms. */
const TELL_EVERY_MS = 10_000;

/** Health checks and files cost next to nothing and are never refused. */
const ALWAYS_SERVED = /^\/(healthz|readyz|assets\/|media\/)/;

interface FrontOptions {
  /** Whether this address asks for something that has no place left. */
  isFull: (url: string) => boolean;
  /** Answers 503 with next to no work. */
  answerBusy: (request: IncomingMessage, response: ServerResponse) => void;
  tell: (fields: Record<string, unknown>, message: string) => void;
}

/**
 * Stands between the page cache and the framework: refuses at once what the server has no room for,
 * so that a flood costs little and everything that is cached is still answered quickly.
 */
export class Front {
  readonly #options: FrontOptions;
  readonly #pace = new Pace();
  #pages = 0;
  #requests = 0;
  #turn = { began: 0, requests: 0 };
  #refused = 0;

  constructor(options: FrontOptions) {
    this.#options = options;
  }

  /** Answers 503 and returns true where there is no room; else counts the request until it ends. */
  refuses(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url as string;
    if (ALWAYS_SERVED.test(url)) return false;
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.headers.authorization;
    if (this.#requests >= MOST_REQUESTS || (isPage && this.#isPageRefused(url))) {
      this.#refuse(request, response);
      return true;
    }
    this.#requests++;
    if (isPage) this.#pages++;
    let isCounted = true;
    const end = () => {
      if (!isCounted) return;
      isCounted = false;
      this.#requests--;
      if (isPage) this.#pages--;
    };
    response.once('close', end);
    // From here on a file is only sent: readers that are slow must not keep pages from being made.
    response.once('pipe', end);
    return false;
  }

  #isPageRefused(url: string): boolean {
    return this.#pages >= MOST_PAGES || this.#isTurnLong() || this.#options.isFull(url);
  }

  /** Whether the requests that arrived together have kept the event loop busy for too long already. */
  #isTurnLong(): boolean {
    const turn = this.#turn;
    if (turn.requests++ === 0) {
      turn.began = performance.now();
      setImmediate(() => {
        turn.requests = 0;
      });
    }
    return turn.requests > TURN.requests && performance.now() - turn.began > TURN.ms;
  }

  #refuse(request: IncomingMessage, response: ServerResponse): void {
    const leave = this.#pace.run(() => this.#options.answerBusy(request, response));
    response.once('close', leave);
    if (this.#refused++ > 0) return;
    setTimeout(() => {
      this.#options.tell({ refused: this.#refused }, 'too much at once: requests refused');
      this.#refused = 0;
    }, TELL_EVERY_MS).unref();
  }
}
