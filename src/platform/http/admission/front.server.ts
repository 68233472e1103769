import type { IncomingMessage, ServerResponse } from 'node:http';

/** How many refusals are sent in one tick, and how long a tick is, in ms: a thousand a second. */
const PER_TICK = 10;
const TICK_MS = 10;

/** Pages and lists that are rendered for visitors at the same time. */
const MAX_PAGES = 100;
/** All requests that run at the same time, including those of staff and sign-ins. */
const MAX_REQUESTS = 400;
/**
 * How many forms more: only code that reads a form can send back what was typed, so a form is refused
 * here only if these places are taken too.
 */
const MORE_FORMS = 100;
/**
 * In one turn of the event loop this many requests are accepted, then more only for so many ms. Fifty
 * visitors whose requests arrive together are served; in a flood the turn must end soon.
 */
const TURN = { requests: 60, ms: 40 };
/** How often the number of refused requests is logged, in ms. */
const LOG_EVERY_MS = 10_000;

/** Health checks and files cost almost nothing and are never refused. */
const ALWAYS_SERVED = /^\/(healthz|readyz|metrics|assets\/|media\/)/;

interface FrontOptions {
  /** Whether the limit for this address is reached. */
  isFull: (url: string) => boolean;
  /** Answers 503 with almost no work. */
  answerBusy: (request: IncomingMessage, response: ServerResponse) => void;
  log: (fields: Record<string, unknown>, message: string) => void;
}

/**
 * Runs after the page cache and before the framework. Refuses requests above the limits at once, so
 * that a flood costs little and cached pages are still answered quickly.
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

  /** Answers 503 and returns true if a limit is reached; else counts the request until it ends. */
  refuses(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url as string;
    if (ALWAYS_SERVED.test(url)) return false;
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.headers.authorization;
    const most = isForm(request) ? MAX_REQUESTS + MORE_FORMS : MAX_REQUESTS;
    if (this.#requests >= most || (isPage && this.#isPageRefused(url))) {
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
    // From now on a file is only sent: slow clients must not take the places of pages.
    response.once('pipe', end);
    return false;
  }

  #isPageRefused(url: string): boolean {
    return this.#pages >= MAX_PAGES || this.#isTurnLong() || this.#options.isFull(url);
  }

  /**
   * Whether the requests that arrived together have already occupied the event loop for too long.
   */
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
    const cancel = this.#pace.run(() => this.#options.answerBusy(request, response));
    response.once('close', cancel);
    if (this.#refused++ > 0) return;
    setTimeout(() => {
      this.#options.log({ refused: this.#refused }, 'too many requests at once; some were refused');
      this.#refused = 0;
    }, LOG_EVERY_MS).unref();
  }
}

const isForm = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && headers['content-type']?.startsWith('application/x-www-form-urlencoded');

/**
 * Sends refusals at a limited rate, in the order of their requests. A client that repeats its request
 * at once has to wait for the next refusal, so it does not use up the processor.
 */
export class Pace {
  #left = PER_TICK;
  /** In the order of the requests. */
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;

  /** How many refusals wait. */
  get size(): number {
    return this.#waiting.size;
  }

  /**
   * Calls `send` now, or later in the order of the queue.
   * @returns a function that removes it from the queue: call it when the client has disconnected,
   * or clients that disconnect at once could make the queue longer without limit
   */
  run(send: () => void): () => void {
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS).unref();
    if (this.#left > 0) {
      this.#left--;
      send();
    } else {
      this.#waiting.add(send);
    }
    return () => this.#waiting.delete(send);
  }

  #tick(): void {
    if (this.#waiting.size === 0 && this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
    this.#left = PER_TICK;
    for (const send of this.#waiting) {
      if (this.#left === 0) break;
      this.#left--;
      this.#waiting.delete(send);
      send();
    }
  }
}
