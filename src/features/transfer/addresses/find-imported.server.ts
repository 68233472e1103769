import type { Database } from '../../../platform/database/client.server.ts';
import type { FindFormerAddress } from '../../../site/kit/former-addresses.server.ts';
import { CATEGORIES, type Category } from '../../content/schema.ts';
import { importedAddress } from './imported-address.ts';

const FIND = `
  select c.category, c.slug from imported_addresses a join contents c on c.id = a.content_id
  where a.address = $1 and c.state in ('published', 'archived')`;

/** Finds the content that had an address on the site that was imported. */
export const findImported =
  (db: Database): FindFormerAddress =>
  async (url) => {
    const address = importedAddress(url);
    if (address === null) return null;
    const { rows } = await db.$client.query<{ category: Category; slug: string }>({
      name: 'imported-address',
      text: FIND,
      values: [address],
    });
    return rows[0] ? `${CATEGORIES[rows[0].category]}/${rows[0].slug}` : null;
  };
