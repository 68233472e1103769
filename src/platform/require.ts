import { forbidden, unauthenticated } from './errors.ts';
import type { Actor } from './operation.server.ts';

/** Throws 401 for a visitor and 403 for staff when a policy says no. */
export function requireThat(actor: Actor, allowed: (actor: Actor) => boolean): void {
  if (allowed(actor)) return;
  throw actor.kind === 'visitor' ? unauthenticated() : forbidden();
}
