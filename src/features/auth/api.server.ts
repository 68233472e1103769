import type { FastifyReply } from 'fastify';
import { unauthenticated } from '../../platform/errors.ts';
import { bearerToken, VISITOR } from '../../platform/http/actor.server.ts';
import type { Api } from '../../platform/http/api.server.ts';
import { limitPerClient } from '../../platform/http/limits.server.ts';
import { Done } from '../../platform/http/replies.ts';
import { operationOf, type Services } from '../../platform/services.server.ts';
import { endSession, refreshSession } from '../sessions/operations.server.ts';
import { signIn } from './operations.server.ts';
import { LoginReply, LoginRequest, RefreshReply } from './schema.ts';

const COOKIE = 'ufuk_session';

/** `product.md` §7: login, refresh and logout, to the letter. */
export function authApi(api: Api, services: Services): void {
  const cookieOptions = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: services.publicUrl.startsWith('https:'),
  };
  const visit = () => operationOf(services, VISITOR);
  const forgetCookie = (reply: FastifyReply) => reply.clearCookie(COOKIE, cookieOptions);

  api.post(
    '/auth/login',
    {
      config: {
        right: 'everybody',
        withoutSession: true,
        rateLimit: limitPerClient(60, '1 minute'),
      },
      schema: { tags: ['auth'], body: LoginRequest, response: { 200: LoginReply } },
    },
    async (request, reply) => {
      const from = { userAgent: request.headers['user-agent'] ?? '', address: request.ip };
      const { grant, user } = await signIn(visit(), services.secretKey, request.body, from);
      reply.setCookie(COOKIE, grant.cookie, { ...cookieOptions, expires: grant.endsAt });
      return {
        success: true as const,
        accessToken: grant.accessToken,
        expiresAt: grant.expiresAt,
        data: user,
        message: request.t('platform:success.signedIn'),
      };
    },
  );

  api.post(
    '/auth/refresh',
    {
      config: {
        right: 'everybody',
        withoutSession: true,
        rateLimit: limitPerClient(300, '1 minute'),
      },
      schema: { tags: ['auth'], response: { 200: RefreshReply } },
    },
    async (request) => {
      const token = bearerToken(request);
      const cookie = request.cookies[COOKIE];
      if (!token || !cookie) throw unauthenticated();
      const grant = await refreshSession(visit(), services.secretKey, token, cookie);
      return { token: grant.accessToken, expiresAt: grant.expiresAt };
    },
  );

  api.post(
    '/auth/logout',
    {
      config: { right: 'everybody', withoutSession: true },
      schema: { tags: ['auth'], response: { 200: Done } },
    },
    async (request, reply) => {
      const token = bearerToken(request);
      if (token) await endSession(visit(), services.secretKey, token);
      forgetCookie(reply);
      return { success: true as const, message: request.t('platform:success.signedOut') };
    },
  );
}
