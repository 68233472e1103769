import type { FastifyRequest, RouteOptions } from 'fastify';
import { Refusal } from '../errors.ts';
import { requireThat } from '../require.ts';
import { may } from '../rights.ts';

/** Hook on mounting: a route that names no right does not start. */
export function requireRight(route: RouteOptions): void {
  if (!route.config?.right) throw new Error(`${route.method} ${route.url} names no right.`);
}

/** Asks the table of rights before anything of the request is read. */
export function requireAllowed({ actor, routeOptions }: FastifyRequest): void {
  const { right, beforeTwoStep } = routeOptions.config;
  // What has no route is answered by the not-found handler.
  if (!right) return;
  requireThat(actor, (who) => may(who, right));
  if (actor.kind === 'staff' && actor.mustSetUpTwoStep && right !== 'everybody' && !beforeTwoStep)
    throw new Refusal(409, 'twoStepRequired');
}
