import type { Actor } from '../../../platform/operation.server.ts';
import { may } from '../../../platform/rights.ts';

export const canSeeOwnSessions = (actor: Actor) => may(actor, 'own');
export const canEndSessionsOfUsers = (actor: Actor) => may(actor, 'users');
