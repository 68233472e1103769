import { Navigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { HOME_PATH } from '../../../../dashboard/kit/session/return-to.ts';
import { useSession } from '../../../../dashboard/kit/session/session.ts';
import { SignInForm } from '../../auth/dashboard/sign-in-form.tsx';

/** Asks for the code of an account whose password was just chosen; the password is only in memory. */
export function EnterCode({ username, password }: { username: string; password: string }) {
  const { t } = useText();
  if (useSession().isAuthenticated) return <Navigate replace to={HOME_PATH} />;
  return (
    <StartPage
      title={t('auth:signIn.title')}
      notice={t('passwords:choose.codeMissing')}
      tone="success"
    >
      <SignInForm username={username} password={password} />
    </StartPage>
  );
}
