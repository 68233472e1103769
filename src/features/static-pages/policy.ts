import type { Actor } from '../../platform/actor.ts';
import { may, siteRight } from '../../platform/rights.ts';

export const canEditStaticPages = (actor: Actor) => may(actor, siteRight);
