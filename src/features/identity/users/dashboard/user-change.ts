import type { User, UserChange } from '../schema.ts';

/** The data that a save sends, with the version of the user that was loaded last. */
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
