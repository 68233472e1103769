import type { Operation } from '../../../platform/operation.server.ts';
import { meantPaths } from '../../../site/kit/meant-paths.ts';
import { withoutQuery } from '../address/former-address.ts';
import { IMPORTED_ADDRESSES, STATUS_AT } from '../operations.server.ts';

/**
 * Whether a former address has a page, a file or another reply of its own, so that a redirect would
 * never be used. An address of an imported site has none: the redirect replaces it. Call it outside of
 * a transaction, because the reply needs connections of its own; and not for an address with a
 * redirect.
 */
export async function isOwned(op: Operation, from: string): Promise<boolean> {
  // Other parameters of the home page are ignored, but `/?p=12` was an article of an earlier site.
  if (from.startsWith('/?')) return false;
  const status = await op.read(STATUS_AT)(from);
  if (status === 404 || status >= 500) return false;
  // Asked after the redirects, so a redirect replaces it.
  if (status === 301 && meantPaths(withoutQuery(from)).length > 0) return false;
  return (await op.read(IMPORTED_ADDRESSES)(from)) === null;
}
