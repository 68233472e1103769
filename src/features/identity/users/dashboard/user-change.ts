import type { User, UserChange } from '../schema.ts';

/** What a save sends of a user as it was last seen. */
export const changeOf = (
  user: Pick<User, Exclude<keyof UserChange, 'version'> | 'version'>,
): UserChange => ({
  username: user.username,
  email: user.email,
  name: user.name,
  surname: user.surname,
  role: user.role,
  status: user.status,
  phone: user.phone,
  address: user.address,
  panelAccess: user.panelAccess,
  version: user.version,
});
