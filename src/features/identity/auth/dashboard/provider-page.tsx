import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { LoadingView } from '../../../../dashboard/kit/parts/loading-view.tsx';
import { safeReturnTo } from '../../../../dashboard/kit/session/return-to.ts';
import { useSession } from '../../../../dashboard/kit/session/session.ts';
import { PROVIDER_SIGN_OUT, providerPath } from './issuer.ts';

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
