import type { Database } from '../../platform/database/client.server.ts';
import type { SiteMenuItem } from './schema.ts';
import { shownMenu } from './shown-menu.ts';
import { STANDARD_MENU } from './standard-menu.ts';
import { readMenu } from './stored.server.ts';

export {
  KNOWN_LABELS,
  type KnownLabels,
  MENU_PREVIEW,
  type PreviewMenu,
} from './edit/slots.server.ts';

/**
 * The visible menu as a tree of two levels, in its order, without items whose address is not
 * allowed. The standard menu if no menu has been created yet.
 */
export async function listVisibleMenu(db: Database): Promise<SiteMenuItem[]> {
  const stored = await readMenu(db);
  return stored.length === 0 ? STANDARD_MENU : shownMenu(stored);
}
