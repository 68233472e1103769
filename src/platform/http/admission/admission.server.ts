import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import { COSTS, type Cost } from './costs.ts';
import { Gate } from './gate.server.ts';

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type Asking = Pick<FastifyRequest, 'actor'>;

/** Bounds what costly requests take: so many at the same time, and so many a minute from a network. */
export class Admission {
  readonly #gates = eachCost(({ gate }) => new Gate(gate));
  #limiters: Record<Cost, Limiter> | null = null;

  /** Counts by network from now on. `server` has the rate-limit plugin. */
  countBy(server: FastifyInstance): void {
    this.#limiters = eachCost(({ perMinute }) =>
      server.createRateLimit({ max: perMinute, timeWindow: 60_000 }),
    );
  }

  /** Whether all visitors are refused now. */
  isFull(cost: Cost): boolean {
    return this.#gates[cost].isFull;
  }

  /**
   * Counts one request of a network. Staff are not counted.
   * @throws Refusal 503 when too many wait already, 429 when this network has asked too often
   */
  async spend(cost: Cost, request: FastifyRequest): Promise<void> {
    if (isStaff(request)) return;
    if (this.isFull(cost)) throw new Refusal(503, 'unavailable');
    const counted = await this.#limiters?.[cost](request);
    if (!counted || counted.isAllowed || !counted.isExceeded) return;
    throw new Refusal(429, 'tooManyRequests', { seconds: counted.ttlInSeconds });
  }

  /**
   * Runs costly work in its turn.
   * @throws Refusal 503 when it has to wait too long
   */
  run<T>(cost: Cost, request: Asking, work: () => Promise<T>): Promise<T> {
    return this.#gates[cost].run(work, isStaff(request));
  }

  /** {@link spend}, then {@link run}. */
  async admit<T>(cost: Cost, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    await this.spend(cost, request);
    return this.run(cost, request, work);
  }
}

/** Pages know no session, so every request for one is a visitor's. */
const isStaff = ({ actor }: Asking) => actor?.kind === 'staff';

function eachCost<T>(make: (limits: (typeof COSTS)[Cost]) => T): Record<Cost, T> {
  const names = Object.keys(COSTS) as Cost[];
  return Object.fromEntries(names.map((name) => [name, make(COSTS[name])])) as Record<Cost, T>;
}
