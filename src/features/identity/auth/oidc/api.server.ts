import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isDatabaseDown } from '../../../../platform/database/faults.server.ts';
import { Refusal, unauthenticated } from '../../../../platform/errors.ts';
import type { Api } from '../../../../platform/http/api.server.ts';
import { limitPerClient } from '../../../../platform/http/limits.server.ts';
import { success } from '../../../../platform/http/replies.ts';
import type { Provider } from '../../../../platform/issuer.ts';
import { everybody } from '../../../../platform/rights.ts';
import { operationFor, type Services } from '../../../../platform/services.server.ts';
import { LoginReply } from '../../../../platform/session.ts';
import { actorOfToken, refreshSession } from '../../sessions/operations.server.ts';
import { signInCookies } from '../cookies.server.ts';
import { personOf, provedAt } from './claims.ts';
import { decryptCookie, encryptCookie } from './encrypted-cookie.server.ts';
import { getPerson, signInFromProvider } from './operations.server.ts';
import { type Expected, ProviderClient } from './provider.server.ts';

/** The cookie with the values that are needed when the browser returns from the provider. */
const JOURNEY = 'ufuk_journey';
const JOURNEY_MS = 10 * 60_000;
/** The cookie with the result of the sign-in, which the next page fetches once. */
const ARRIVAL = 'ufuk_arrival';
const ARRIVAL_MS = 60_000;
/** The cookie that identifies the session at the provider, for signing out there too. */
const AT_PROVIDER = 'ufuk_provider';
/** Browsers store cookies of up to 4,096 bytes. */
const MOST_COOKIE_BYTES = 3800;

const MOST_RETURN_TO = 2000;
const StartQuery = z.object({ returnTo: z._default(z.string(), ''), anew: z.optional(z.string()) });
/** Refusals that the next page explains; all others are shown as `signInFailed`. */
const TOLD = ['noRoleHere', 'signInRefused', 'providerAway', 'unavailable'];

type Journey = Expected & { returnTo: string; isAnew: boolean };
type Arrived = { token: string; returnTo: string } | { refusal: string; returnTo: string };

/** Sign-in through an identity provider; registered only if a provider is configured. */
export function oidcApi(api: Api, services: Services, provider: Provider): void {
  const client = new ProviderClient(provider, `${services.publicUrl}/api/auth/oidc/callback`);
  const config = {
    right: everybody,
    withoutSession: true,
    rateLimit: limitPerClient(60, '1 minute'),
  };
  const tags = ['auth'];
  const cookies = signInCookies(services);
  const { nameOf, options: strict } = cookies.provider;
  // The provider redirects here from another site, and browsers would not send a strict cookie
  // then.
  const lax = { ...strict, sameSite: 'lax' as const, path: '/api/auth/oidc' };
  const later = (ms: number) => new Date(services.clock().getTime() + ms);

  /** Users open these addresses in a browser, so the next page shows the errors. */
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const isDown = isDatabaseDown(error);
    const code = isDown ? 'unavailable' : error instanceof Refusal ? error.code : '';
    if (code) request.log.info({ code, cause: error.cause }, 'sign-in at the provider failed');
    else request.log.error({ err: error }, 'sign-in at the provider failed');
    const refusal = TOLD.includes(code) ? code : 'signInFailed';
    const journey = readCookie<{ returnTo: string }>(request, JOURNEY);
    return arrive(reply, { refusal, returnTo: journey?.returnTo ?? '' });
  };

  api.get(
    '/auth/oidc/start',
    {
      config,
      errorHandler,
      schema: { tags, summary: 'Go to the outside provider to sign in', querystring: StartQuery },
    },
    async (request, reply) => {
      const { returnTo, anew } = request.query;
      const { url, expected } = await client.begin(anew !== undefined);
      const journey = {
        ...expected,
        isAnew: anew !== undefined,
        returnTo: returnTo.length > MOST_RETURN_TO ? '' : returnTo,
      };
      const expires = later(JOURNEY_MS);
      const encrypted = encryptCookie(services.keys, JOURNEY, journey, expires);
      return reply.setCookie(nameOf(JOURNEY), encrypted, { ...lax, expires }).redirect(url);
    },
  );

  api.get(
    '/auth/oidc/callback',
    {
      config,
      errorHandler,
      // The provider may add its own parameters.
      schema: {
        tags,
        summary: 'The address to which the provider redirects',
        querystring: z.looseObject({}),
      },
    },
    async (request, reply) => {
      const journey = readCookie<Journey>(request, JOURNEY);
      reply.clearCookie(nameOf(JOURNEY), lax);
      if (!journey) throw unauthenticated('signInFailed');
      const { told, idToken } = await client.finish(request.url.split('?')[1] ?? '', journey);
      const op = operationFor(services, request);
      const person = personOf(provider, told);
      const confirmedAt = provedAt(told.idToken, journey.isAnew, op.now);
      const grant = await signInFromProvider(op, services.secretKey, person, confirmedAt);
      const expires = grant.endsAt;
      reply.setCookie(cookies.session, grant.cookie, { ...cookies.options, expires });
      const known = encryptCookie(services.keys, AT_PROVIDER, { idToken }, expires);
      const fits = known.length < MOST_COOKIE_BYTES;
      const kept = fits
        ? known
        : encryptCookie(services.keys, AT_PROVIDER, { idToken: null }, expires);
      reply.setCookie(nameOf(AT_PROVIDER), kept, { ...strict, expires });
      return arrive(reply, { token: grant.accessToken, returnTo: journey.returnTo });
    },
  );

  /** The next page fetches its session with this cookie, so that no address contains a secret. */
  function arrive(reply: FastifyReply, arrived: Arrived) {
    const expires = later(ARRIVAL_MS);
    const encrypted = encryptCookie(services.keys, ARRIVAL, arrived, expires);
    const query = new URLSearchParams({ returnTo: arrived.returnTo });
    return reply
      .setCookie(nameOf(ARRIVAL), encrypted, { ...strict, expires })
      .redirect(`/auth/arrived${arrived.returnTo ? `?${query}` : ''}`);
  }

  const readCookie = <T extends object>(request: FastifyRequest, name: string) =>
    decryptCookie<T>(services.keys, name, request.cookies[nameOf(name)], services.clock());

  api.post(
    '/auth/oidc/session',
    {
      config,
      schema: {
        tags,
        summary: 'Fetch the session after a sign-in at the provider',
        response: { 200: LoginReply },
      },
    },
    async (request, reply) => {
      const arrived = readCookie<Arrived>(request, ARRIVAL);
      reply.clearCookie(nameOf(ARRIVAL), strict);
      const cookie = request.cookies[cookies.session];
      if (arrived && 'refusal' in arrived) throw unauthenticated(arrived.refusal);
      if (!arrived || !cookie) throw unauthenticated('signInFailed');
      const op = operationFor(services, request);
      // A second use of a fetched token is detected like the use of any old token.
      const grant = await refreshSession(op, services.secretKey, arrived.token, cookie);
      const actor = await actorOfToken(op, services.secretKey, grant.accessToken);
      return success({
        accessToken: grant.accessToken,
        expiresAt: grant.expiresAt,
        data: await getPerson({ ...op, actor }),
        message: request.t('platform:success.signedIn'),
      });
    },
  );

  /** Our own session has already ended; this call ends the session at the provider. */
  api.get(
    '/auth/oidc/sign-out',
    { config, schema: { tags, summary: 'End the session at the provider too' } },
    async (request, reply) => {
      const known = readCookie<{ idToken: string | null }>(request, AT_PROVIDER);
      reply.clearCookie(nameOf(AT_PROVIDER), strict);
      const home = `${services.publicUrl}/`;
      const url = known && (await client.endUrl(known.idToken, home).catch(() => null));
      return reply.redirect(url ?? '/');
    },
  );
}
