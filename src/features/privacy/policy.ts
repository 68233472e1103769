import type { Actor } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** Requests of people about their own data, and how long data is stored. */
export const privacyRight = defineRight('privacy', ['admin']);

export const canManagePrivacy = (actor: Actor) => may(actor, privacyRight);
