import type { Actor } from '../../../platform/operation.server.ts';
import { may, ownRight } from '../../../platform/rights.ts';
import { usersRight } from '../users/policy.ts';

export const canSetUpTwoStep = (actor: Actor) => may(actor, ownRight);
/** Permission to change which roles require two-step sign-in. */
export const canRequireTwoStep = (actor: Actor) => may(actor, usersRight);
