import { roleMay } from '../../../platform/rights.ts';
import type { Role } from '../../../platform/roles.ts';
import type { SessionUser } from '../../../platform/session.ts';

/** What each role may open in the dashboard. */
export function abilitiesOf(role: Role): SessionUser['can'] {
  return {
    content: roleMay(role, 'content'),
    applications: roleMay(role, 'applications'),
    users: roleMay(role, 'users'),
    site: roleMay(role, 'site'),
    audit: roleMay(role, 'audit'),
  };
}
