import type { Actor } from '../../platform/actor.ts';
import { may, siteRight } from '../../platform/rights.ts';

export const canEditEmails = (actor: Actor) => may(actor, siteRight);
