import type { FastifyRequest } from 'fastify';
import { readToken, signToken } from '../signed-token.server.ts';

/** How long a page with a form may stay open, in seconds. A cached page is a day old at most. */
const VALID_S = 3 * 24 * 3600;
const TIME_BYTES = 6;

/** Why a form is treated as sent by a bot. */
export type TokenFault = 'missing' | 'tooOld' | 'tooFast';

/**
 * Tokens with the time when a form was rendered, signed for this form only. A cached page has the
 * same token for every visitor, so it identifies no visitor; a token may be older than the
 * visitor's page view.
 */
export class FormTokens {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** @param form the path of its page, without language */
  issue(form: string, now: Date): string {
    const time = Buffer.alloc(TIME_BYTES);
    time.writeUIntBE(now.getTime(), 0, TIME_BYTES);
    return signToken(this.#key, purposeOf(form), time);
  }

  /** Null for a token that was issued for this form, at least `minSeconds` ago. */
  faultOf(form: string, token: unknown, now: Date, minSeconds: number): TokenFault | null {
    const time =
      typeof token === 'string' && token.length < 100
        ? readToken(this.#key, purposeOf(form), TIME_BYTES, token)
        : null;
    if (!time) return 'missing';
    const seconds = (now.getTime() - time.readUIntBE(0, TIME_BYTES)) / 1000;
    if (seconds > VALID_S) return 'tooOld';
    return seconds < minSeconds ? 'tooFast' : null;
  }
}

const purposeOf = (form: string) => `form ${form}`;

type FormRequest = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether a form was sent from a page of this site. Browsers send this in `Sec-Fetch-Site`, older ones
 * in `Origin`, the oldest in `Referer`, and no page of another site can change these headers. A request
 * without them does not come from a browser and is refused. `none` is an action of the user in the
 * browser, such as reloading the answer to a form.
 * @param origin the public address of the site; the request's own host is allowed too
 */
export function isSameOrigin({ headers, host }: FormRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = URL.parse(headers.origin ?? headers.referer ?? '');
  return from !== null && (from.origin === origin || from.host === host);
}
