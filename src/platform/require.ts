import { forbidden, unauthenticated } from './errors.ts';
import type { Actor, StaffActor } from './operation.server.ts';

/** Throws 401 for a visitor and 403 for staff when a policy says no. */
export function requireThat(actor: Actor, allowed: (actor: Actor) => boolean): void {
  if (allowed(actor)) return;
  throw actor.kind === 'visitor' ? unauthenticated() : forbidden();
}

/** Whoever is signed in, where a policy lets them. Throws 401 for a visitor, 403 when it says no. */
export function requireStaff(actor: Actor, allowed: (actor: Actor) => boolean): StaffActor {
  requireThat(actor, allowed);
  if (actor.kind !== 'staff') throw unauthenticated();
  return actor;
}
