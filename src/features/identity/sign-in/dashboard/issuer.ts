/**
 * Whether the server itself or an identity provider signs users in; written into the document by
 * the server. The build reads the manifests too, where there is no document.
 */
export const issuer: 'token' | 'oidc' =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="issuer"]')?.content === 'oidc'
    ? 'oidc'
    : 'token';

/** The address that starts a sign-in at the provider; the browser then returns to `returnTo`. */
export const providerPath = (returnTo: string): string =>
  `/api/auth/oidc/start?returnTo=${encodeURIComponent(returnTo)}`;
/**
 * The same with a new sign-in, because the browser may be signed in there with the wrong account.
 */
export const anewPath = (returnTo: string): string => `${providerPath(returnTo)}&anew=1`;
export const PROVIDER_SIGN_OUT = '/api/auth/oidc/sign-out';
