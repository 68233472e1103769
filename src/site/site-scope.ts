import type { SiteMenuItem } from '../features/menu/schema.ts';
import type { Party } from '../features/party/schema.ts';
import type { PageScope } from './kit/page.ts';
import type { IconOf } from './page-labels.ts';

/** The data for rendering the whole document: that of the page and that of the frame. */
export interface SiteScope extends PageScope {
  party: Party;
  menu: SiteMenuItem[];
  iconOf: IconOf;
  /**
   * The error while reading data for this page, as a text for visitors; such a page is not cached.
   */
  fault?: string | undefined;
}
