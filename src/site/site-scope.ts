import type { SiteMenuItem } from '../features/menu/schema.ts';
import type { Party } from '../features/party/schema.ts';
import type { IconName } from '../ui/icons.tsx';
import type { PageScope } from './kit/page.ts';

/** What the whole document is rendered from: the scope of its page, and what stands around it. */
export interface SiteScope extends PageScope {
  party: Party;
  menu: SiteMenuItem[];
  /** The icon of the page at a Turkish path, where it is known before the page is loaded. */
  iconOf: (path: string) => IconName | undefined;
  /** What could not be read for this page, in words for the visitor; it is then not cached. */
  fault?: string | undefined;
}
