import type { Database } from '../../../platform/database/client.server.ts';
import type { FindFormerAddress } from '../../../site/kit/former-addresses.server.ts';
import { PAGE_SIZE } from '../../content/operations.server.ts';
import { CATEGORIES, type Category } from '../../content/schema.ts';
import { addressOf, type StoredMedia } from '../media-address.ts';
import { FILE_PATH, filePaths, importedAddress } from './imported-address.ts';
import { findList } from './imported-lists.server.ts';

const FIND = `
  select c.category, c.slug from imported_addresses a join contents c on c.id = a.content_id
  where a.address = $1 and c.state in ('published', 'archived')`;
const FIND_FILE = `
  select m.id, m.widths,
    case when m.kind = 'file' then '/media/' || m.id || '/' || m.file_name end as file
  from imported_media i join media m on m.id = i.media_id
  where md5(${FILE_PATH}) in (md5($1), md5($2)) and ${FILE_PATH} in ($1, $2) limit 1`;
const ANY = `
  select exists (select from imported_addresses) or exists (select from imported_media) as found`;

/** The tag that is invalidated when addresses are imported. */
export const IMPORTED_TAG = 'imported-addresses';

/**
 * Finds the content or file that had an address on the site that was imported. Without any import it asks the
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
    const isSearch = /^\/\?(?:.*&)?s=/.test(url);
    if ((address === null && !isSearch) || !(await hasAny())) return null;
    const file = await findFile(db, url);
    if (file) return { to: file };
    const { rows } = await db.$client.query<{ category: Category; slug: string }>({
      name: 'imported-address',
      text: FIND,
      values: [address],
    });
    const [row] = rows;
    const list = row ? null : await findList(db, url, PAGE_SIZE);
    if (list) return { to: list };
    return row ? { to: `${CATEGORIES[row.category]}/${row.slug}` } : null;
  };
  const invalidate = (tags: string[]) => tags.includes(IMPORTED_TAG) && forget();
  return Object.assign(find, { invalidate, clear: forget });
}

async function findFile(db: Database, url: string): Promise<string | null> {
  const [first, second] = filePaths(url);
  if (first === undefined || second === undefined) return null;
  const { rows } = await db.$client.query<StoredMedia>({
    name: 'imported-file',
    text: FIND_FILE,
    values: [first, second],
  });
  const [row] = rows;
  return row ? addressOf(row) : null;
}
