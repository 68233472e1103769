import type { Actor } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** To make, change and take away pages of the party's own. */
export const pagesRight = defineRight('pages', ['admin'], { canBeOpened: true });

export const canManagePages = (actor: Actor) => may(actor, pagesRight);
