import type { FastifyRequest, RouteOptions } from 'fastify';
import { VISITOR } from '../actor.ts';
import { Refusal } from '../errors.ts';
import type { Issuer } from '../issuer.ts';
import { requireConfirmed, requireThat } from '../require.ts';
import { everybody, may } from '../rights.ts';

/** `onRoute` hook: the start fails if a route declares no right. */
export function requireRight(route: RouteOptions): void {
  if (!route.config?.right) throw new Error(`${route.method} ${route.url} names no right.`);
}

const READS = ['GET', 'HEAD'];

/**
 * `onRoute` hook: what only admins may change needs a password that was entered a moment ago, so that a
 * stolen token or an unattended computer is not enough. A route that needs none says why (`unconfirmed`);
 * one that decides by the request declares `confirmation: 'sometimes'`.
 */
export function confirmAdminWrites(route: RouteOptions): void {
  const { config = {}, method } = route;
  const { right } = config;
  if (
    !right ||
    config.confirmation ||
    config.unconfirmed ||
    right === everybody ||
    right.roles.some((role) => role !== 'admin') ||
    [method].flat().every((one) => READS.includes(one))
  )
    return;
  // A copy: several routes may have the same object.
  route.config = { ...config, confirmation: 'always' };
}

/** Checks the route's right before the request is read. */
export function requireAllowed(request: FastifyRequest, issuer: Issuer, now: Date): void {
  const { actor, routeOptions } = request;
  const { right, beforeTwoStep, ownIssuerOnly, confirmation } = routeOptions.config;
  // A request without a route is answered by the not-found handler.
  if (!right) return;
  if (ownIssuerOnly && issuer.kind !== 'token')
    throw new Refusal(400, 'issuerMismatch', { issuer: issuer.kind });
  requireThat(actor, (user) => may(user, right));
  if (actor.kind === 'staff' && actor.mustSetUpTwoStep && !beforeTwoStep) {
    if (right !== everybody) throw new Refusal(409, 'twoStepRequired');
    // On public routes staff see more; staff without the required second step see the same as visitors.
    request.actor = VISITOR;
  }
  if (confirmation === 'always') requireConfirmed({ actor, now });
}
