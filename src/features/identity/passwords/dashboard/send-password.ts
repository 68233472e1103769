import { session } from '../../../../dashboard/kit/session/session.ts';
import { isDead } from '../../email-links/dashboard/use-link.ts';

/**
 * Sets a password with the link of an e-mail and ends the session of this browser, because the user
 * signs in with the new password next.
 * @returns false if the link is no longer valid
 * @throws ApiError when the password is refused, or the server cannot be reached
 */
export async function sendPassword(token: string, password: string): Promise<boolean> {
  try {
    const body = { token, password };
    await session.requestOpenly('/api/auth/set-password', { method: 'POST', body });
  } catch (error) {
    if (isDead(error)) return false;
    throw error;
  }
  // The server has ended the sessions of this account, so it may not know this session any more.
  if (session.getState().isAuthenticated) await session.signOut().catch(() => undefined);
  return true;
}
