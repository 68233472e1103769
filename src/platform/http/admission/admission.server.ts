import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import { COSTS, type Cost } from './costs.ts';
import { Gate } from './gate.server.ts';
import { limitSenders } from './limit-senders.server.ts';

type Limiter = ReturnType<typeof limitSenders>;
type ActorRequest = Pick<FastifyRequest, 'actor'>;

/** What visitors read; they can request it again. A form that is refused may never be sent again. */
const HELD_BACK: Cost[] = ['page', 'search', 'list'];

/** Limits costly requests: how many run at the same time, and how many a minute from one network. */
export class Admission {
  readonly #gates = eachCost(({ gate }) => new Gate(gate));
  #limiters: Record<Cost, Limiter | null> | null = null;
  #urgent = 0;

  /** Starts counting by network and IPv6 block. `server` has the rate-limit plugin. */
  countBy(server: FastifyInstance): void {
    this.#limiters = eachCost(({ perMinute }) =>
      perMinute === null ? null : limitSenders(server, perMinute, 60_000),
    );
  }

  /** Whether all visitors are refused now. */
  isFull(cost: Cost): boolean {
    return this.#gates[cost].isFull;
  }

  /**
   * Counts one request of a network. Staff are not counted.
   * @throws Refusal 503 when too many already wait, 429 when this network or block has sent too many
   */
  async spend(cost: Cost, request: FastifyRequest): Promise<void> {
    if (isStaff(request)) return;
    if (this.isFull(cost)) throw new Refusal(503, 'unavailable');
    await this.#limiters?.[cost]?.(request);
  }

  /**
   * Runs costly work, after waiting for a free place.
   * @throws Refusal 503 when it has to wait too long
   */
  run<T>(cost: Cost, request: ActorRequest, work: () => Promise<T>): Promise<T> {
    return this.#gates[cost].run(work, isStaff(request));
  }

  /**
   * Runs work that waits for the database many times while a person waits for it. Meanwhile fewer pages
   * are rendered at the same time: each turn of the event loop is shorter, and so is each wait.
   */
  async runUrgent<T>(work: () => Promise<T>): Promise<T> {
    if (this.#urgent++ === 0) this.#holdBack(true);
    try {
      return await work();
    } finally {
      if (--this.#urgent === 0) this.#holdBack(false);
    }
  }

  #holdBack(isHeldBack: boolean): void {
    for (const cost of HELD_BACK) this.#gates[cost].holdBack(isHeldBack);
  }

  /** Resolves when no form of a visitor waits for a free place, at the latest after `longestMs`. */
  untilFormsAreServed(longestMs: number): Promise<void> {
    return this.#gates.form.untilFree(longestMs);
  }

  /** {@link spend}, then {@link run}. */
  async admit<T>(cost: Cost, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    await this.spend(cost, request);
    return this.run(cost, request, work);
  }
}

/** Pages have no session, so every request for a page counts as a visitor's. */
const isStaff = ({ actor }: ActorRequest) => actor?.kind === 'staff';

function eachCost<T>(make: (limits: (typeof COSTS)[Cost]) => T): Record<Cost, T> {
  const names = Object.keys(COSTS) as Cost[];
  return Object.fromEntries(names.map((name) => [name, make(COSTS[name])])) as Record<Cost, T>;
}
