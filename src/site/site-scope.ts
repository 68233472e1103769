import type { SiteMenuItem } from '../features/menu/schema.ts';
import type { Party } from '../features/party/schema.ts';
import type { IconName } from '../ui/icons.tsx';
import type { PageScope } from './kit/page.ts';

/** The data for rendering the whole document: that of the page and that of the frame. */
export interface SiteScope extends PageScope {
  party: Party;
  menu: SiteMenuItem[];
  /** The icon of the page at a Turkish path, if it is known before the page is loaded. */
  iconOf: (path: string) => IconName | undefined;
  /**
   * The error while reading data for this page, as a text for visitors; such a page is not cached.
   */
  fault?: string | undefined;
}
