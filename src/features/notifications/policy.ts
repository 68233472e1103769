import type { Actor } from '../../platform/actor.ts';
import { may, ownRight } from '../../platform/rights.ts';

/** Every signed-in user has notifications; which ones depends on the rights of their kinds. */
export const canHaveNotifications = (actor: Actor) => may(actor, ownRight);
