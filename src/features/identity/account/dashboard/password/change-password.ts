import { session } from '../../../../../dashboard/kit/session/session.ts';

/** Resolves when it is changed; every other session has then ended. */
export const changePassword = (currentPassword: string, password: string) =>
  session.request('/api/account/password', { method: 'PUT', body: { currentPassword, password } });
