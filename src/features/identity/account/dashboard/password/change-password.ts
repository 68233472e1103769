import { session } from '../../../../../dashboard/kit/session/session.ts';

/** Resolves after the change; the server has then ended all other sessions of the user. */
export const changePassword = (currentPassword: string, password: string) =>
  session.request('/api/account/password', { method: 'PUT', body: { currentPassword, password } });
