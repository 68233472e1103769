import type { Actor } from '../../../platform/operation.server.ts';
import { may, ownRight } from '../../../platform/rights.ts';
import { usersRight } from '../users/policy.ts';

export const canSeeOwnSessions = (actor: Actor) => may(actor, ownRight);
export const canEndSessionsOfUsers = (actor: Actor) => may(actor, usersRight);
