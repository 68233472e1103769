import type { Actor } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** Addresses of other programs that are told about publications: see decision 34. */
export const webhooksRight = defineRight('webhooks', ['admin']);

export const canManageWebhooks = (actor: Actor) => may(actor, webhooksRight);
