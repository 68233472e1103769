import { Navigate, useSearchParams } from 'react-router';
import { FloatingTools } from '../../../dashboard/frame/floating-tools.tsx';
import { LanguageSwitch } from '../../../dashboard/frame/language-switch.tsx';
import { PageTitle } from '../../../dashboard/frame/page-title.tsx';
import { party } from '../../../dashboard/frame/party.ts';
import { useText } from '../../../dashboard/language/language.ts';
import { safeReturnTo } from '../../../dashboard/session/return-to.ts';
import { useSession } from '../../../dashboard/session/session.ts';
import type { Ending } from '../../../dashboard/session/session-state.ts';
import { Mark } from '../../../ui/mark.tsx';
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
  const { isAuthenticated, ending, notice } = useSession();
  if (isAuthenticated) {
    return <Navigate replace to={safeReturnTo(search.get('returnTo'), window.location.origin)} />;
  }
  return (
    <div className="signin">
      <PageTitle>{t('auth:signIn.title')}</PageTitle>
      <header className="signin-top">
        <a className="brand" href="/">
          <Mark />
          <strong>{party.name}</strong>
        </a>
        <LanguageSwitch />
      </header>
      <main className="signin-main">
        <div className="signin-form">
          <h1 className="open-corner">{t('auth:signIn.title')}</h1>
          {ending ? (
            <p className="notice-line" role="status">
              {notice ?? t(endings[ending])}
            </p>
          ) : null}
          <SignInForm onSignedIn={() => undefined} />
        </div>
      </main>
      <footer className="signin-foot">
        <span>{t('auth:signIn.noAccount')}</span>
        <a href="/">{t('auth:signIn.toSite')}</a>
      </footer>
      <FloatingTools withSettings />
    </div>
  );
}
