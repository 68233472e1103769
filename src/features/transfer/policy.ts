import type { Actor } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** Importing and exporting everything: see decision 33. */
export const transferRight = defineRight('transfer', ['admin']);

export const canTransfer = (actor: Actor) => may(actor, transferRight);
