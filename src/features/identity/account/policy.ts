import type { Actor } from '../../../platform/operation.server.ts';
import { may } from '../../../platform/rights.ts';

export const canUseAccount = (actor: Actor) => may(actor, 'own');
