import type { FastifyRequest } from 'fastify';

type Asking = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether a form was sent from a page of this site. Browsers say so themselves: in `Sec-Fetch-Site`,
 * older ones in `Origin`, the oldest in `Referer`, and no page of another site can change these. A
 * request that says nothing comes from no browser and is refused. `none` is a person's own doing,
 * such as loading the answer to a form again.
 * @param origin the address that visitors use; the request's own host is right too
 */
export function isSameOrigin({ headers, host }: Asking, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = URL.parse(headers.origin ?? headers.referer ?? '');
  return from !== null && (from.origin === origin || from.host === host);
}
