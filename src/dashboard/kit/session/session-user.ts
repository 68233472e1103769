import { createContext, useContext } from 'react';
import type { SessionUser } from '../../../platform/session.ts';

export const SessionUserContext = createContext<SessionUser | null>(null);

/**
 * The signed-in user, or the last one if the session ended on a page with unsaved work. Only inside
 * the guard.
 */
export function useSessionUser(): SessionUser {
  const user = useContext(SessionUserContext);
  if (!user) throw new Error('There is no signed-in user outside the guard');
  return user;
}
