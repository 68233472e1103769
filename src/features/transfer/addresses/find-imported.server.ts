import type { Database } from '../../../platform/database/client.server.ts';
import type { FindFormerAddress } from '../../../site/kit/former-addresses.server.ts';
import { CATEGORIES, type Category } from '../../content/schema.ts';
import { importedAddress } from './imported-address.ts';

const FIND = `
  select c.category, c.slug from imported_addresses a join contents c on c.id = a.content_id
  where a.address = $1 and c.state in ('published', 'archived')`;
const ANY = 'select exists (select from imported_addresses) as found';

/** The tag that is invalidated when addresses are imported. */
export const IMPORTED_TAG = 'imported-addresses';

/**
 * Finds the content that had an address on the site that was imported. Without any import it asks the
 * database only once, so that invented addresses cost nothing.
 */
export function findImported(db: Database): FindFormerAddress {
  let any: Promise<boolean> | null = null;
  const forget = () => {
    any = null;
  };
  const hasAny = () => {
    any ??= db.$client
      .query<{ found: boolean }>({ name: 'imported-any', text: ANY, values: [] })
      .then(({ rows }) => rows[0]?.found ?? false);
    any.catch(forget);
    return any;
  };
  const find: FindFormerAddress = async (url) => {
    const address = importedAddress(url);
    if (address === null || !(await hasAny())) return null;
    const { rows } = await db.$client.query<{ category: Category; slug: string }>({
      name: 'imported-address',
      text: FIND,
      values: [address],
    });
    const [row] = rows;
    return row ? { to: `${CATEGORIES[row.category]}/${row.slug}` } : null;
  };
  const invalidate = (tags: string[]) => tags.includes(IMPORTED_TAG) && forget();
  return Object.assign(find, { invalidate, clear: forget });
}
