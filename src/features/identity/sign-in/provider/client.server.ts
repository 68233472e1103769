import * as client from 'openid-client';
import { Refusal } from '../../../../platform/errors.ts';
import type { Provider } from '../../../../platform/issuer.ts';
import { type Claims, isIncomplete, type ProviderReply } from './person.server.ts';

/** The values for checking the reply of the provider. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

interface Arrival {
  told: ProviderReply;
  /** Identifies the session at the provider when it is ended. */
  idToken: string;
}

/** The timeout for replies of the provider, in seconds. */
const PATIENCE = 10;

/** Communicates with the provider: authorization code flow with PKCE, state and nonce. */
export class ProviderClient {
  readonly #provider: Provider;
  readonly #redirectUri: string;
  #found: Promise<client.Configuration> | null = null;

  constructor(provider: Provider, redirectUri: string) {
    this.#provider = provider;
    this.#redirectUri = redirectUri;
  }

  /**
   * The address for the sign-in at the provider, and the values to store until the browser returns.
   * With `anew`, the provider signs in even a user who is already signed in there, because another
   * account or a new proof of identity may be needed. With `max_age`, the provider must return the
   * time of the sign-in.
   */
  async begin(anew: boolean): Promise<{ url: string; expected: Expected }> {
    const config = await this.#discover();
    const expected = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: this.#redirectUri,
      scope: 'openid profile email',
      state: expected.state,
      nonce: expected.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(expected.verifier),
      code_challenge_method: 'S256',
      ...(anew && { prompt: 'login', max_age: '0' }),
    });
    return { url: url.href, expected };
  }

  /**
   * Redeems the code in the query with which the browser returned.
   * @throws Refusal 401 `signInFailed` when the provider or its reply is not as expected
   */
  async finish(query: string, expected: Expected): Promise<Arrival> {
    const config = await this.#discover();
    try {
      const tokens = await client.authorizationCodeGrant(
        config,
        new URL(`${this.#redirectUri}?${query}`),
        {
          pkceCodeVerifier: expected.verifier,
          expectedState: expected.state,
          expectedNonce: expected.nonce,
          idTokenExpected: true,
        },
      );
      const idToken = { ...tokens.claims() } as Claims;
      // The library requires `azp` only if there are several audiences.
      if (idToken.azp !== undefined && idToken.azp !== this.#provider.clientId)
        throw Object.assign(new Error('azp names another client'), { code: 'WRONG_AZP' });
      const userInfo = await this.#more(config, tokens.access_token, idToken);
      return { told: { idToken, userInfo }, idToken: tokens.id_token ?? '' };
    } catch (error) {
      const refusal = new Refusal(401, 'signInFailed');
      refusal.cause = errorName(error);
      throw refusal;
    }
  }

  /**
   * Some providers put e-mail and groups into the ID token, others return them only as user info.
   */
  async #more(config: client.Configuration, token: string, idToken: Claims): Promise<Claims> {
    if (!isIncomplete(this.#provider, idToken)) return {};
    if (!config.serverMetadata().userinfo_endpoint) return {};
    return client.fetchUserInfo(config, token, String(idToken.sub));
  }

  /**
   * The address where the browser ends its session at the provider; null if the provider has no
   * such endpoint. Without its ID token, the provider first asks the user.
   */
  async endUrl(idToken: string | null, returnTo: string): Promise<string | null> {
    const config = await this.#discover();
    if (!config.serverMetadata().end_session_endpoint) return null;
    return client.buildEndSessionUrl(config, {
      ...(idToken && { id_token_hint: idToken }),
      post_logout_redirect_uri: returnTo,
    }).href;
  }

  /** The configuration is requested once; after a failure, the next sign-in requests it again. */
  #discover(): Promise<client.Configuration> {
    this.#found ??= this.#ask().catch(() => {
      this.#found = null;
      throw new Refusal(503, 'providerAway');
    });
    return this.#found;
  }

  #ask(): Promise<client.Configuration> {
    const { url, clientId, clientSecret } = this.#provider;
    // Only a provider on this machine is called without TLS; the settings ensure this.
    const isLocal = new URL(url).protocol === 'http:';
    return client.discovery(
      new URL(url),
      clientId,
      clientSecret ?? undefined,
      clientSecret ? undefined : client.None(),
      {
        timeout: PATIENCE,
        execute: [
          // The signature of the ID token is checked even though it came directly from the
          // provider.
          client.enableNonRepudiationChecks,
          ...(isLocal ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  }
}

/** The kind of the error, never its message, which may contain tokens. */
const errorName = (error: unknown) =>
  error instanceof Error ? String((error as { code?: string }).code ?? error.name) : 'unknown';
