import type { Actor } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

export const meetingsRight = defineRight('meetings', ['admin'], {
  canBeOpened: true,
  inBranches: true,
});

export const canManageMeetings = (actor: Actor) => may(actor, meetingsRight);
