import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../../../../platform/database/faults.server.ts';
import type { Keyring } from '../../../../platform/encryption/keyring.server.ts';
import { Refusal, unauthenticated } from '../../../../platform/errors.ts';
import type { Api } from '../../../../platform/http/api.server.ts';
import { implement } from '../../../../platform/http/implement.server.ts';
import { success } from '../../../../platform/http/replies.ts';
import type { Provider } from '../../../../platform/issuer.ts';
import type { Services } from '../../../../platform/services.server.ts';
import { providerRoutes } from '../contract.ts';
import { signInCookies } from '../cookies.server.ts';
import { actorOfToken, refreshSession } from '../operations.server.ts';
import { type Expected, ProviderClient } from './client.server.ts';
import { getPerson, personOf, provedAt, signInFromProvider } from './person.server.ts';

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
/** Refusals that the next page explains; all others are shown as `signInFailed`. */
const TOLD = ['noRoleHere', 'signInRefused', 'providerAway', 'unavailable'];

type Journey = Expected & { returnTo: string; isAnew: boolean };
type Arrived = { token: string; returnTo: string } | { refusal: string; returnTo: string };

/** Sign-in through an identity provider; registered only if a provider is configured. */
export function providerApi(api: Api, services: Services, provider: Provider): void {
  const client = new ProviderClient(provider, `${services.publicUrl}/api/auth/oidc/callback`);
  const cookies = signInCookies(services);
  const { cookieName, options: strict } = cookies.provider;
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

  /** The next page fetches its session with this cookie, so that no address contains a secret. */
  function arrive(reply: FastifyReply, arrived: Arrived) {
    const expires = later(ARRIVAL_MS);
    const encrypted = encryptCookie(services.keys, ARRIVAL, arrived, expires);
    const query = new URLSearchParams({ returnTo: arrived.returnTo });
    return reply
      .setCookie(cookieName(ARRIVAL), encrypted, { ...strict, expires })
      .redirect(`/auth/arrived${arrived.returnTo ? `?${query}` : ''}`);
  }

  const readCookie = <T extends object>(request: FastifyRequest, name: string) =>
    decryptCookie<T>(services.keys, name, request.cookies[cookieName(name)], services.clock());

  implement(providerRoutes, () => ({
    start: {
      errorHandler,
      async run({ query: { returnTo, anew }, reply }) {
        const { url, expected } = await client.begin(anew !== undefined);
        const journey = {
          ...expected,
          isAnew: anew !== undefined,
          returnTo: returnTo.length > MOST_RETURN_TO ? '' : returnTo,
        };
        const expires = later(JOURNEY_MS);
        const encrypted = encryptCookie(services.keys, JOURNEY, journey, expires);
        return reply.setCookie(cookieName(JOURNEY), encrypted, { ...lax, expires }).redirect(url);
      },
    },
    callback: {
      errorHandler,
      async run(call) {
        const { request, reply } = call;
        const journey = readCookie<Journey>(request, JOURNEY);
        reply.clearCookie(cookieName(JOURNEY), lax);
        if (!journey) throw unauthenticated('signInFailed');
        const { told, idToken } = await client.finish(request.url.split('?')[1] ?? '', journey);
        const { op } = call;
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
        reply.setCookie(cookieName(AT_PROVIDER), kept, { ...strict, expires });
        return arrive(reply, { token: grant.accessToken, returnTo: journey.returnTo });
      },
    },
    async session(call) {
      const { request, reply } = call;
      const arrived = readCookie<Arrived>(request, ARRIVAL);
      reply.clearCookie(cookieName(ARRIVAL), strict);
      const cookie = request.cookies[cookies.session];
      if (arrived && 'refusal' in arrived) throw unauthenticated(arrived.refusal);
      if (!arrived || !cookie) throw unauthenticated('signInFailed');
      const { op } = call;
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
    async signOut({ request, reply }) {
      const known = readCookie<{ idToken: string | null }>(request, AT_PROVIDER);
      reply.clearCookie(cookieName(AT_PROVIDER), strict);
      const home = `${services.publicUrl}/`;
      const url = known && (await client.endUrl(known.idToken, home).catch(() => null));
      return reply.redirect(url ?? '/');
    },
  }))(api, services);
}

/**
 * A cookie value that the browser can neither read nor change, for one purpose and until `endsAt`.
 */
function encryptCookie(keys: Keyring, purpose: string, value: object, endsAt: Date): string {
  const text = JSON.stringify({ ...value, endsAt: endsAt.getTime() });
  return keys.encryptTemporary(`cookie/${purpose}`, text).toString('base64url');
}

/** Null if the value has expired or was not encrypted by us for this purpose. */
export function decryptCookie<T extends object>(
  keys: Keyring,
  purpose: string,
  encrypted: string | undefined,
  now: Date,
): T | null {
  try {
    const bytes = Buffer.from(encrypted ?? '', 'base64url');
    const value = JSON.parse(keys.decryptTemporary(`cookie/${purpose}`, bytes));
    return value.endsAt > now.getTime() ? value : null;
  } catch {
    return null;
  }
}
