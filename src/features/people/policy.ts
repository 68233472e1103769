import type { Actor } from '../../platform/actor.ts';
import { defineRight, may, siteRight } from '../../platform/rights.ts';

export const peopleRight = defineRight('people', ['admin'], {
  canBeOpened: true,
  inBranches: true,
});

export const canManagePeople = (actor: Actor) => may(actor, peopleRight);

/** Also where editors may edit people: boards are part of the structure of the site. */
export const canManageBoards = (actor: Actor) => may(actor, siteRight);
