import type { Actor } from '../../platform/actor.ts';
import { may, siteRight } from '../../platform/rights.ts';

export const canSetUp = (actor: Actor) => may(actor, siteRight);
export const canRemoveDemo = canSetUp;
