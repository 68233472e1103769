import type { FastifyRequest } from 'fastify';

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
