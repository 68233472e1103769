import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../../../platform/errors.ts';
import { bearerToken } from '../../../platform/http/actor.server.ts';
import type { Api } from '../../../platform/http/api.server.ts';
import { limitPerClient } from '../../../platform/http/limits.server.ts';
import { Done, success } from '../../../platform/http/replies.ts';
import { networksOf } from '../../../platform/network.server.ts';
import { everybody, ownRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { LoginReply, LoginRequest, RefreshReply } from '../../../platform/session.ts';
import { endSession, refreshSession } from '../sessions/operations.server.ts';
import { OwnProof } from '../two-step/schema.ts';
import { confirmPassword } from './confirm.server.ts';
import { signInCookies } from './cookies.server.ts';
import { DEVICE_LIFETIME_MS, readDevice } from './device.server.ts';
import { oidcApi } from './oidc/api.server.ts';
import { signIn } from './operations.server.ts';

/** Login, refresh and logout exactly as `product.md` §7 defines them. */
export function authApi(api: Api, services: Services): void {
  const cookies = signInCookies(services);
  // Known browsers have their own limit, so that a flood of requests from an office does not block
  // them.
  const clientOf = ({ cookies: sent, ip }: FastifyRequest) =>
    readDevice(services.keys, sent[cookies.device]) ?? networksOf(ip).network;
  if (services.issuer.kind === 'oidc') oidcApi(api, services, services.issuer);

  api.post(
    '/auth/login',
    {
      config: {
        right: everybody,
        ownIssuerOnly: true,
        withoutSession: true,
        rateLimit: { ...limitPerClient(60, '1 minute'), keyGenerator: clientOf },
      },
      schema: {
        tags: ['auth'],
        summary: 'Sign in',
        body: LoginRequest,
        response: { 200: LoginReply },
      },
    },
    async (request, reply) => {
      const op = operationFor(services, request);
      const known = request.cookies[cookies.device];
      const { grant, user, device } = await signIn(op, services, request.body, known);
      reply.setCookie(cookies.session, grant.cookie, { ...cookies.options, expires: grant.endsAt });
      const expires = new Date(op.now.getTime() + DEVICE_LIFETIME_MS);
      reply.setCookie(cookies.device, device, { ...cookies.options, expires });
      return success({
        accessToken: grant.accessToken,
        expiresAt: grant.expiresAt,
        data: user,
        message: request.t('platform:success.signedIn'),
      });
    },
  );

  api.post(
    '/auth/refresh',
    {
      config: {
        right: everybody,
        withoutSession: true,
        rateLimit: limitPerClient(300, '1 minute'),
      },
      schema: {
        tags: ['auth'],
        summary: 'Renew the access token',
        response: { 200: RefreshReply },
      },
    },
    async (request) => {
      const token = bearerToken(request);
      const cookie = request.cookies[cookies.session];
      if (!token || !cookie) throw unauthenticated();
      const op = operationFor(services, request);
      const grant = await refreshSession(op, services.secretKey, token, cookie);
      return { token: grant.accessToken, expiresAt: grant.expiresAt };
    },
  );

  api.post(
    '/account/confirm-password',
    {
      config: {
        right: ownRight,
        ownIssuerOnly: true,
        rateLimit: limitPerClient(60, '1 minute'),
        fieldNames: { currentPassword: 'password' },
      },
      schema: {
        tags: ['account'],
        summary: 'Enter the password again, for calls that require it',
        body: OwnProof,
        response: { 200: Done },
      },
    },
    async (request) => {
      await confirmPassword(operationFor(services, request), request.body);
      return success({ message: request.t('platform:success.passwordConfirmed') });
    },
  );

  api.post(
    '/auth/logout',
    {
      config: { right: everybody, withoutSession: true },
      schema: { tags: ['auth'], summary: 'Sign out', response: { 200: Done } },
    },
    async (request, reply) => {
      const token = bearerToken(request);
      reply.clearCookie(cookies.session, cookies.options);
      if (token) await endSession(operationFor(services, request), services.secretKey, token);
      return success({ message: request.t('platform:success.signedOut') });
    },
  );
}
