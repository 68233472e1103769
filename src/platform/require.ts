import type { Actor, StaffActor } from './actor.ts';
import { forbidden, Refusal, unauthenticated } from './errors.ts';
import type { Operation } from './operation.server.ts';

/** Throws 401 for a visitor and 403 for staff if the policy refuses. */
export function requireThat(actor: Actor, allowed: (actor: Actor) => boolean): void {
  if (allowed(actor)) return;
  throw actor.kind === 'visitor' ? unauthenticated() : forbidden();
}

/** Returns the signed-in user if the policy allows it. Throws 401 for a visitor, 403 if it refuses. */
export function requireStaff(actor: Actor, allowed: (actor: Actor) => boolean): StaffActor {
  requireThat(actor, allowed);
  if (actor.kind !== 'staff') throw unauthenticated();
  return actor;
}

/** How long an entered password counts as a confirmation. */
export const CONFIRMED_FOR_MS = 10 * 60_000;

/**
 * For actions that a stolen token or an unattended computer must not allow. The dashboard asks for
 * the password and repeats the call, so a new use needs no change there. The system needs no
 * confirmation.
 * @throws Refusal 409 `passwordConfirmationNeeded`; never 403, because the client signs out on 403
 */
export function requireConfirmed({ actor, now }: Pick<Operation, 'actor' | 'now'>): void {
  if (actor.kind === 'visitor') throw unauthenticated();
  if (actor.kind === 'system') return;
  const since = actor.confirmedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - since > CONFIRMED_FOR_MS)
    throw new Refusal(409, 'passwordConfirmationNeeded');
}
