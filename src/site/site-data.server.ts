import { listVisibleMenu } from '../features/menu/operations.server.ts';
import type { SiteMenuItem } from '../features/menu/schema.ts';
import { getParty } from '../features/party/operations.server.ts';
import type { Party } from '../features/party/schema.ts';
import type { Database } from '../platform/database/client.server.ts';

/** What every page shows around itself. */
export interface SiteData {
  party: Party;
  menu: SiteMenuItem[];
  /** Why the menu is the last known one, or empty. Such data is not cached. */
  menuFault?: Error;
}

/** Caches the party and the menu until one of them changes; the last known ones outlive the database. */
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

  /** For pages that must come even without a database; null before anything was read. */
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
    // A page without its menu is better than none.
    const menuFault = (menu as PromiseRejectedResult).reason;
    return { party: party.value, menu: this.#last?.menu ?? [], menuFault };
  }
}
