import type { Services } from '../../../platform/services.server.ts';

/**
 * Names and options of the sign-in cookies: they are never sent from another site and scripts
 * cannot read them. With https, the browser protects their names: it accepts a `__Host-` cookie
 * only from this host, so that no other host of the domain can set one; the prefix requires the
 * path `/`. The cookies for an identity provider are large, so they are sent only to its own calls,
 * with the prefix `__Secure-`.
 */
export function signInCookies({ publicUrl }: Pick<Services, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:');
  const guarded = { httpOnly: true, sameSite: 'strict' as const, secure };
  return {
    /** A refresh requires this cookie in addition to the token. */
    session: secure ? '__Host-ufuk_session' : 'ufuk_session',
    device: secure ? '__Host-ufuk_device' : 'ufuk_device',
    options: { ...guarded, path: secure ? '/' : '/api/auth' },
    provider: {
      nameOf: (name: string) => (secure ? `__Secure-${name}` : name),
      options: { ...guarded, path: '/api/auth' },
    },
  };
}
