import type { Actor } from '../../platform/operation.server.ts';
import { may } from '../../platform/rights.ts';

export const canReadAudit = (actor: Actor) => may(actor, 'audit');
