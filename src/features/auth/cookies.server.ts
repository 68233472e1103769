import type { Services } from '../../platform/services.server.ts';

/** What a refresh needs besides the token. */
export const SESSION_COOKIE = 'ufuk_session';

/** Sent to the calls of signing in only, never from another site, never to scripts. */
export const cookieOptionsOf = (services: Pick<Services, 'publicUrl'>) => ({
  path: '/api/auth',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: services.publicUrl.startsWith('https:'),
});
