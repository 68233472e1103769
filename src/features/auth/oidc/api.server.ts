import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Refusal, unauthenticated } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.server.ts';
import { limitPerClient } from '../../../platform/http/limits.server.ts';
import type { Provider } from '../../../platform/issuer.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { actorOfToken, refreshSession } from '../../sessions/operations.server.ts';
import { cookieOptionsOf, SESSION_COOKIE } from '../cookies.server.ts';
import { LoginReply } from '../schema.ts';
import { personOf } from './claims.ts';
import { getPerson, signInFromProvider } from './operations.server.ts';
import { type Expected, ProviderClient } from './provider.server.ts';
import { seal, unseal } from './sealed.server.ts';

/** What is remembered while a browser is at the provider. */
const JOURNEY = 'ufuk_journey';
const JOURNEY_MS = 10 * 60_000;
/** What came of it, for the page behind it to fetch once. */
const ARRIVAL = 'ufuk_arrival';
const ARRIVAL_MS = 60_000;
/** Names the session at the provider, for signing out there too. */
const AT_PROVIDER = 'ufuk_provider';
/** Browsers keep cookies of up to 4,096 bytes; without its token the provider asks before it signs out. */
const MOST_COOKIE_BYTES = 3800;

const ReturnTo = z.object({ returnTo: z.optional(z.string().check(z.maxLength(2000))) });

type Arrived = { token: string; returnTo: string } | { refusal: string; returnTo: string };

/** Signing in through an outside provider; mounted only where one is configured. */
export function oidcApi(api: Api, services: Services, provider: Provider): void {
  const client = new ProviderClient(provider, `${services.publicUrl}/api/auth/oidc/callback`);
  const config = {
    right: 'everybody' as const,
    withoutSession: true,
    rateLimit: limitPerClient(60, '1 minute'),
  };
  const tags = ['auth'];
  const strict = cookieOptionsOf(services);
  // The provider leads back here from another site, which a strict cookie would not survive.
  const lax = { ...strict, sameSite: 'lax' as const, path: '/api/auth/oidc' };
  const later = (ms: number) => new Date(services.clock().getTime() + ms);

  api.get(
    '/auth/oidc/start',
    {
      config,
      schema: { tags, summary: 'Go to the outside provider to sign in', querystring: ReturnTo },
    },
    async (request, reply) => {
      const { url, expected } = await client.begin();
      const journey = { ...expected, returnTo: request.query.returnTo ?? '' };
      const expires = later(JOURNEY_MS);
      const sealed = seal(services.fieldKeys, JOURNEY, journey, expires);
      return reply.setCookie(JOURNEY, sealed, { ...lax, expires }).redirect(url);
    },
  );

  api.get(
    '/auth/oidc/callback',
    { config, schema: { tags, summary: 'Where the provider leads back to' } },
    async (request, reply) => {
      const journey = unsealCookie<Expected & { returnTo: string }>(request, JOURNEY);
      reply.clearCookie(JOURNEY, lax);
      const returnTo = journey?.returnTo ?? '';
      try {
        if (!journey) throw unauthenticated('signInFailed');
        const query = request.url.split('?')[1] ?? '';
        const { claims, idToken } = await client.finish(query, journey);
        const op = operationFor(services, request);
        const person = personOf(provider, claims);
        const grant = await signInFromProvider(op, services.secretKey, person);
        reply.setCookie(SESSION_COOKIE, grant.cookie, { ...strict, expires: grant.endsAt });
        const atProvider = seal(services.fieldKeys, AT_PROVIDER, { idToken }, grant.endsAt);
        if (atProvider.length < MOST_COOKIE_BYTES)
          reply.setCookie(AT_PROVIDER, atProvider, { ...strict, expires: grant.endsAt });
        return arrive(reply, { token: grant.accessToken, returnTo });
      } catch (error) {
        if (!(error instanceof Refusal) || error.status >= 500) throw error;
        request.log.info(
          { code: error.code, cause: error.cause },
          'sign-in at the provider failed',
        );
        return arrive(reply, { refusal: error.code, returnTo });
      }
    },
  );

  /** The page behind this fetches its session with it; nothing secret stands in an address. */
  function arrive(reply: FastifyReply, arrived: Arrived) {
    const expires = later(ARRIVAL_MS);
    const sealed = seal(services.fieldKeys, ARRIVAL, arrived, expires);
    const query = new URLSearchParams({ returnTo: arrived.returnTo });
    return reply
      .setCookie(ARRIVAL, sealed, { ...strict, expires })
      .redirect(`/auth/arrived${arrived.returnTo ? `?${query}` : ''}`);
  }

  const unsealCookie = <T extends object>(request: FastifyRequest, name: string) =>
    unseal<T>(services.fieldKeys, name, request.cookies[name], services.clock());

  api.post(
    '/auth/oidc/session',
    {
      config,
      schema: {
        tags,
        summary: 'Fetch the session that a sign-in at the provider has left',
        response: { 200: LoginReply },
      },
    },
    async (request, reply) => {
      const arrived = unsealCookie<Arrived>(request, ARRIVAL);
      reply.clearCookie(ARRIVAL, strict);
      const cookie = request.cookies[SESSION_COOKIE];
      if (arrived && 'refusal' in arrived) throw unauthenticated(arrived.refusal);
      if (!arrived || !cookie) throw unauthenticated('signInFailed');
      const op = operationFor(services, request);
      // A second use of what was fetched already is noticed like any old token.
      const grant = await refreshSession(op, services.secretKey, arrived.token, cookie);
      const actor = await actorOfToken(op, services.secretKey, grant.accessToken);
      return {
        success: true as const,
        accessToken: grant.accessToken,
        expiresAt: grant.expiresAt,
        data: await getPerson({ ...op, actor }),
        message: request.t('platform:success.signedIn'),
      };
    },
  );

  /** Our own session has ended by then; this ends the provider's. */
  api.get(
    '/auth/oidc/sign-out',
    { config, schema: { tags, summary: 'End the session at the provider too' } },
    async (request, reply) => {
      const known = unsealCookie<{ idToken: string }>(request, AT_PROVIDER);
      reply.clearCookie(AT_PROVIDER, strict);
      const home = `${services.publicUrl}/`;
      const url = known && (await client.endUrl(known.idToken, home).catch(() => null));
      return reply.redirect(url ?? '/');
    },
  );
}
