import { createContext, useContext } from 'react';
import type { SessionUser } from '../../../platform/session.ts';

export const SessionUserContext = createContext<SessionUser | null>(null);

/** Who is signed in, or was until the session ended under unsaved work. Only behind the guard. */
export function useSessionUser(): SessionUser {
  const user = useContext(SessionUserContext);
  if (!user) throw new Error('There is no signed-in user outside the guard');
  return user;
}
