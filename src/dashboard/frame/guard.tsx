import { Fragment, type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SessionEnded } from '../../features/identity/auth/dashboard/session-ended.tsx';
import { useHasUnsavedWork } from '../kit/page/unsaved-work.tsx';
import { ACCOUNT_PATH, SIGN_IN_PATH, signInPath } from '../kit/session/return-to.ts';
import { useSession } from '../kit/session/session.ts';
import { SessionUserContext } from '../kit/session/session-user.ts';
import { forgetAnswersOfOthers } from './forget-answers.ts';

forgetAnswersOfOthers();

/**
 * Shows its children to signed-in users and redirects other visitors to the sign-in page. A user
 * who must set up two-step sign-in first can only open the account page. If the session ends on a
 * page with unsaved work, the page stays and the sign-in form opens in a dialog over it; if another
 * user signs in, the page is mounted anew.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isAuthenticated, user, ending } = useSession();
  const location = useLocation();
  const holdsWork = useHasUnsavedWork();
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);

  if (!isAuthenticated && !(holdsWork && known && ending !== 'signedOut')) {
    const here = location.pathname + location.search + location.hash;
    return <Navigate replace to={ending === 'signedOut' ? SIGN_IN_PATH : signInPath(here)} />;
  }
  if (user?.mustSetUpTwoStep && !holdsWork && location.pathname !== ACCOUNT_PATH) {
    return <Navigate replace to={ACCOUNT_PATH} state={{ notice: 'twoStepRequired' }} />;
  }
  const owner = user ?? known;
  return (
    <SessionUserContext value={owner}>
      <Fragment key={owner?.id}>{children}</Fragment>
      {isAuthenticated ? null : <SessionEnded />}
    </SessionUserContext>
  );
}
