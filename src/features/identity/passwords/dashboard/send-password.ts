import { session } from '../../../../dashboard/kit/session/session.ts';
import { isDead } from '../../email-links/dashboard/use-link.ts';

/**
 * Sets the password that an e-mail's link lets its reader choose, and leaves the session of this
 * browser: what follows is signing in with it.
 * @returns false where the link is good for nothing any more
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
  // The server has ended this account's sessions, so that it may not know the one that is left.
  if (session.getState().isAuthenticated) await session.signOut().catch(() => undefined);
  return true;
}
