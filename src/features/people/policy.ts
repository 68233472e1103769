import type { Actor } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

export const peopleRight = defineRight('people', ['admin'], { canBeOpened: true });

export const canManagePeople = (actor: Actor) => may(actor, peopleRight);
