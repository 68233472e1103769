import { listVisibleMenu } from '../features/menu/operations.server.ts';
import type { SiteMenuItem } from '../features/menu/schema.ts';
import { getParty } from '../features/party/operations.server.ts';
import type { Party } from '../features/party/schema.ts';
import type { Database } from '../platform/database/client.server.ts';

/** The data of the frame around every page. */
export interface SiteData {
  party: Party;
  menu: SiteMenuItem[];
  /** The error because of which the menu is an old one, or empty. Such data is not cached. */
  menuFault?: Error;
}

/**
 * Caches the party and the menu until one of them changes. The last data stays available when the
 * database is down.
 */
export class SiteDataSource {
  readonly #db: Database;
  #current: Promise<SiteData> | null = null;
  #last: SiteData | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  get(): Promise<SiteData> {
    this.#current ??= this.#load();
    return this.#current;
  }

  /** For pages that must work without a database. Null if nothing has been read yet. */
  get lastKnown(): SiteData | null {
    return this.#last;
  }

  invalidate(tags: string[]): void {
    if (tags.includes('menu') || tags.includes('party')) this.#current = null;
  }

  clear(): void {
    this.#current = null;
  }

  async #load(): Promise<SiteData> {
    const [party, menu] = await Promise.allSettled([getParty(this.#db), listVisibleMenu(this.#db)]);
    if (party.status === 'fulfilled' && menu.status === 'fulfilled') {
      this.#last = { party: party.value, menu: menu.value };
      return this.#last;
    }
    this.#current = null;
    if (party.status === 'rejected') throw party.reason;
    // A page without a menu is better than no page.
    const menuFault = (menu as PromiseRejectedResult).reason;
    return { party: party.value, menu: this.#last?.menu ?? [], menuFault };
  }
}
