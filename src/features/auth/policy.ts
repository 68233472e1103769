import type { Role } from '../../platform/roles.ts';

/** What each role may open in the dashboard. */
export function abilitiesOf(role: Role): { content: boolean; users: boolean; site: boolean } {
  return {
    content: role === 'admin' || role === 'editor',
    users: role === 'admin',
    site: role === 'admin',
  };
}
