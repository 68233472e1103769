import type { Actor } from '../../../platform/operation.server.ts';
import { may } from '../../../platform/rights.ts';

export const canSetUpTwoStep = (actor: Actor) => may(actor, 'own');
/** Saying which roles must have two steps. */
export const canRequireTwoStep = (actor: Actor) => may(actor, 'users');
