import * as client from 'openid-client';
import { Refusal } from '../../../../platform/errors.ts';
import type { Provider } from '../../../../platform/issuer.ts';
import { type Claims, isIncomplete, type Told } from './claims.ts';

/** What must come back with the answer of the provider. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Arrival {
  told: Told;
  /** Names the session at the provider when it is to be ended. */
  idToken: string;
}

/** How long we wait for the provider, in seconds. */
const PATIENCE = 10;

/** Speaks with the provider: authorization code flow with PKCE, state and nonce. */
export class ProviderClient {
  readonly #provider: Provider;
  readonly #redirectUri: string;
  #found: Promise<client.Configuration> | null = null;

  constructor(provider: Provider, redirectUri: string) {
    this.#provider = provider;
    this.#redirectUri = redirectUri;
  }

  /**
   * Where to send a browser to sign in, and what to remember meanwhile. `anew` asks even who is
   * signed in there already: another account may be wanted, or proof of who sits there. Asked for an
   * age, a provider has to say when it was.
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
   * Redeems the code in the query with which the browser came back.
   * @throws Refusal 401 `signInFailed` when the provider or its answer is not as expected
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
      // The library asks for `azp` only where there are several audiences.
      if (idToken.azp !== undefined && idToken.azp !== this.#provider.clientId)
        throw Object.assign(new Error('azp names another client'), { code: 'WRONG_AZP' });
      const userInfo = await this.#more(config, tokens.access_token, idToken);
      return { told: { idToken, userInfo }, idToken: tokens.id_token ?? '' };
    } catch (error) {
      const refusal = new Refusal(401, 'signInFailed');
      refusal.cause = nameOf(error);
      throw refusal;
    }
  }

  /** Some providers put e-mail and groups into the ID token, others only where one asks for them. */
  async #more(config: client.Configuration, token: string, idToken: Claims): Promise<Claims> {
    if (!isIncomplete(this.#provider, idToken)) return {};
    if (!config.serverMetadata().userinfo_endpoint) return {};
    return client.fetchUserInfo(config, token, String(idToken.sub));
  }

  /**
   * Where to send a browser to end its session at the provider; null when the provider has no such
   * place. Without its ID token the provider asks first.
   */
  async endUrl(idToken: string | null, returnTo: string): Promise<string | null> {
    const config = await this.#discover();
    if (!config.serverMetadata().end_session_endpoint) return null;
    return client.buildEndSessionUrl(config, {
      ...(idToken && { id_token_hint: idToken }),
      post_logout_redirect_uri: returnTo,
    }).href;
  }

  /** Asked once; a provider that did not answer is asked again by the next sign-in. */
  #discover(): Promise<client.Configuration> {
    this.#found ??= this.#ask().catch(() => {
      this.#found = null;
      throw new Refusal(503, 'providerAway');
    });
    return this.#found;
  }

  #ask(): Promise<client.Configuration> {
    const { url, clientId, clientSecret } = this.#provider;
    // Only a provider on this machine is spoken to without TLS; the settings see to that.
    const isLocal = new URL(url).protocol === 'http:';
    return client.discovery(
      new URL(url),
      clientId,
      clientSecret ?? undefined,
      clientSecret ? undefined : client.None(),
      {
        timeout: PATIENCE,
        execute: [
          // The ID token's signature is checked even though it came straight from the provider.
          client.enableNonRepudiationChecks,
          ...(isLocal ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  }
}

/** The kind of fault, never its text, in which tokens may stand. */
const nameOf = (error: unknown) =>
  error instanceof Error ? String((error as { code?: string }).code ?? error.name) : 'unknown';
