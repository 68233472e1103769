import type { NotificationKind } from '../../platform/notify.server.ts';
import { roleMay } from '../../platform/rights.ts';
import type { Role } from '../../platform/roles.ts';

/** The tag of one user's notifications. */
export const userTag = (id: string) => `notifications:user:${id}`;
/** The tag of a kind that all users with its right get. */
export const kindTag = (name: string) => `notifications:kind:${name}`;

/** The kinds that users of this role can get. */
export const kindsOf = (kinds: readonly NotificationKind[], role: Role): NotificationKind[] =>
  kinds.filter(({ right }) => right === null || roleMay(role, right));
