/** Who signs people in, as the server wrote it into the document. */
export const issuer: 'token' | 'oidc' =
  document.querySelector<HTMLMetaElement>('meta[name="issuer"]')?.content === 'oidc'
    ? 'oidc'
    : 'token';

/** Where a browser goes to sign in at the provider, and comes back to `returnTo`. */
export const providerPath = (returnTo: string): string =>
  `/api/auth/oidc/start?returnTo=${encodeURIComponent(returnTo)}`;
/** The same, for who may be signed in there with the wrong account. */
export const anewPath = (returnTo: string): string => `${providerPath(returnTo)}&anew=1`;
export const PROVIDER_SIGN_OUT = '/api/auth/oidc/sign-out';
