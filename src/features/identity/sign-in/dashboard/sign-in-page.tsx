import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { readPassedOn, safeReturnTo } from '../../../../dashboard/kit/session/return-to.ts';
import { useSession } from '../../../../dashboard/kit/session/session.ts';
import type { Ending } from '../../../../dashboard/kit/session/session-state.ts';
import { SignInForm } from './sign-in-form.tsx';

const endings: Record<Ending, string> = {
  userMissing: 'auth:session.userMissing',
  userUnreadable: 'auth:session.userUnreadable',
  ended: 'auth:session.ended',
  elsewhere: 'auth:session.elsewhere',
  signedOut: 'auth:session.signedOut',
};

export function SignInPage() {
  const { t } = useText();
  const [search] = useSearchParams();
  const passedOn = readPassedOn(useLocation().state);
  const { isAuthenticated, ending, notice } = useSession();
  if (isAuthenticated) {
    return <Navigate replace to={safeReturnTo(search.get('returnTo'), window.location.origin)} />;
  }
  const ended = ending && (notice ?? t(endings[ending]));
  return (
    <StartPage
      title={t('auth:signIn.title')}
      notice={passedOn.passwordSet ? t('auth:signIn.passwordSet') : ended}
      tone={passedOn.passwordSet ? 'success' : 'plain'}
      foot={t('auth:signIn.noAccount')}
    >
      <SignInForm username={passedOn.username} />
    </StartPage>
  );
}
