import type { FastifyRequest, RouteOptions } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Issuer } from '../issuer.ts';
import { VISITOR } from '../operation.server.ts';
import { requireConfirmed, requireThat } from '../require.ts';
import { may } from '../rights.ts';

/** Hook on mounting: a route that names no right does not start. */
export function requireRight(route: RouteOptions): void {
  if (!route.config?.right) throw new Error(`${route.method} ${route.url} names no right.`);
}

/** Asks the table of rights before anything of the request is read. */
export function requireAllowed(request: FastifyRequest, issuer: Issuer, now: Date): void {
  const { actor, routeOptions } = request;
  const { right, beforeTwoStep, ownIssuerOnly, confirmation } = routeOptions.config;
  // What has no route is answered by the not-found handler.
  if (!right) return;
  if (ownIssuerOnly && issuer.kind !== 'token')
    throw new Refusal(400, 'issuerMismatch', { issuer: issuer.kind });
  requireThat(actor, (who) => may(who, right));
  if (actor.kind === 'staff' && actor.mustSetUpTwoStep && !beforeTwoStep) {
    if (right !== 'everybody') throw new Refusal(409, 'twoStepRequired');
    // Where everybody may come in, staff see more; staff without the second step see what all see.
    request.actor = VISITOR;
  }
  if (confirmation === 'always') requireConfirmed({ actor, now });
}
