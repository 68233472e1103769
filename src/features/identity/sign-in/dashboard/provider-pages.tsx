import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { LoadingView } from '../../../../dashboard/kit/parts/loading-view.tsx';
import { buttonLook } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { safeReturnTo } from '../../../../dashboard/kit/session/return-to.ts';
import { session, useSession } from '../../../../dashboard/kit/session/session.ts';
import { anewPath, PROVIDER_SIGN_OUT, providerPath } from './issuer.ts';

/** Replaces the sign-in page if an identity provider signs users in and out. */
export function ProviderPage() {
  const [search] = useSearchParams();
  const { isAuthenticated, ending } = useSession();
  const returnTo = safeReturnTo(search.get('returnTo'), window.location.origin);
  useEffect(() => {
    if (isAuthenticated) return;
    window.location.replace(ending === 'signedOut' ? PROVIDER_SIGN_OUT : providerPath(returnTo));
  }, [isAuthenticated, ending, returnTo]);
  return isAuthenticated ? <Navigate replace to={returnTo} /> : <LoadingView />;
}

/** The session can be fetched only once, but effects run twice during development. */
let arriving: Promise<void> | null = null;

/** Opened after the sign-in at the provider: fetches the new session or shows why there is none. */
export function ArrivedPage() {
  const { t } = useText();
  const [search] = useSearchParams();
  const { isAuthenticated } = useSession();
  const [fault, setFault] = useState<string | null>(null);
  const returnTo = safeReturnTo(search.get('returnTo'), window.location.origin);
  useEffect(() => {
    arriving ??= session.arrive();
    arriving.catch((error: Error) => setFault(messageOf(error)));
  }, []);
  if (isAuthenticated) return <Navigate replace to={returnTo} />;
  if (fault === null) return <LoadingView />;
  return (
    <StartPage title={t('auth:signIn.problem')} notice={fault} takesFocus>
      <a className={buttonLook} href={anewPath(returnTo)}>
        {t('auth:provider.again')}
      </a>
    </StartPage>
  );
}
