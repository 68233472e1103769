import { forbidden, Refusal, unauthenticated } from './errors.ts';
import type { Actor, Operation, StaffActor } from './operation.server.ts';

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

/** How long an entered password counts as a confirmation. */
const CONFIRMED_FOR_MS = 10 * 60_000;

/**
 * For actions that a stolen token or an unattended computer must not be enough for. The dashboard
 * asks for the password and repeats the call, so a new use needs nothing there. The system is never
 * asked.
 * @throws Refusal 409 `passwordConfirmationNeeded`; never 403, on which the client signs out
 */
export function requireConfirmed({ actor, now }: Pick<Operation, 'actor' | 'now'>): void {
  if (actor.kind === 'visitor') throw unauthenticated();
  if (actor.kind === 'system') return;
  const since = actor.confirmedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - since > CONFIRMED_FOR_MS)
    throw new Refusal(409, 'passwordConfirmationNeeded');
}
