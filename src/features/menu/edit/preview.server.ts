import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { canEditMenu } from '../policy.ts';
import { shownMenu } from '../shown-menu.ts';
import { toSite } from './convert.ts';
import type { MenuChild, MenuDraft, MenuPreview } from './schema.ts';
import { MENU_PREVIEW } from './slots.server.ts';

/** The header and the drawer with a menu that is not saved. Throws 401 or 403. */
export async function previewMenu(op: Operation, draft: MenuDraft): Promise<MenuPreview> {
  requireThat(op.actor, canEditMenu);
  const items = draft.items.map(({ children, ...item }) => ({
    ...named(item),
    children: children.map(named),
  }));
  return op.read(MENU_PREVIEW)(shownMenu(toSite(items)), draft.locale);
}

/** A title that is still empty has a place in the preview too. */
const named = (link: MenuChild): MenuChild => ({ ...link, title: link.title.trim() || '…' });
