import type { Database } from '../../../platform/database/client.server.ts';
import type { ReadSource } from '../../../platform/sources.server.ts';
import type { FindFormerAddress } from '../../../site/kit/former-addresses.server.ts';
import { formerAddress, withoutQuery } from '../address/former-address.ts';
import { IMPORTED_ADDRESSES } from '../operations.server.ts';
import { USE_COUNTS } from './use-counts.server.ts';

const FIND = `
  select id, "to", is_permanent as "isPermanent" from redirects
  where md5("from") in (md5($1), md5($2)) and "from" in ($1, $2) order by length("from") desc limit 1`;
const ANY = 'select exists (select from redirects) as found';

/** The tag that is invalidated when redirects change. */
export const REDIRECTS_TAG = 'redirects';

interface Row {
  id: string;
  to: string;
  isPermanent: boolean;
}

/**
 * Finds where a former address leads: first the redirects that admins have entered, the one with the
 * same query before the one without a query, then the addresses of an imported site. Without any
 * redirect it asks the database only once, so that invented addresses cost nothing.
 */
export function findRedirect(db: Database, read: ReadSource): FindFormerAddress {
  const findImported = read(IMPORTED_ADDRESSES);
  const uses = read(USE_COUNTS);
  let any: Promise<boolean> | null = null;
  const forget = () => {
    any = null;
  };
  const hasAny = () => {
    any ??= db.$client
      .query<{ found: boolean }>({ name: 'redirects-any', text: ANY, values: [] })
      .then(({ rows }) => rows[0]?.found ?? false);
    any.catch(forget);
    return any;
  };
  const find: FindFormerAddress = async (url) => {
    const address = formerAddress(url);
    if (address === null || !(await hasAny())) return findImported(url);
    const path = withoutQuery(address);
    const { rows } = await db.$client.query<Row>({
      name: 'redirect',
      text: FIND,
      // The home page with another query is the home page.
      values: [address, path === '/' ? address : path],
    });
    const [row] = rows;
    if (!row) return findImported(url);
    uses.add(row.id);
    return { to: row.to, isTemporary: !row.isPermanent };
  };
  const invalidate = (tags: string[]) => tags.includes(REDIRECTS_TAG) && forget();
  return Object.assign(find, { invalidate, clear: forget });
}
