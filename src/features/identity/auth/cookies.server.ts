import type { Services } from '../../../platform/services.server.ts';

/**
 * Names and options of the cookies of signing in: never sent from another site, never shown to
 * scripts. Under https the browser guards their names: `__Host-` takes a cookie from this host
 * alone, so that no other host of the domain can plant one; it asks for the path `/`. What is kept
 * for an outside provider is large and goes to its own calls only, under `__Secure-`.
 */
export function signInCookies({ publicUrl }: Pick<Services, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:');
  const guarded = { httpOnly: true, sameSite: 'strict' as const, secure };
  return {
    /** What a refresh needs besides the token. */
    session: secure ? '__Host-ufuk_session' : 'ufuk_session',
    device: secure ? '__Host-ufuk_device' : 'ufuk_device',
    options: { ...guarded, path: secure ? '/' : '/api/auth' },
    provider: {
      nameOf: (name: string) => (secure ? `__Secure-${name}` : name),
      options: { ...guarded, path: '/api/auth' },
    },
  };
}
