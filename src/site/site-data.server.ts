import type { SQL } from 'drizzle-orm';
import { listVisibleMenu, shownMenu } from '../features/menu/operations.server.ts';
import type { SiteMenuItem } from '../features/menu/schema.ts';
import { getParty, namedParty } from '../features/party/operations.server.ts';
import { type Party, UNNAMED_PARTY } from '../features/party/schema.ts';
import type { Database } from '../platform/database/client.server.ts';
import { readEmptyPages } from '../platform/empty-pages.server.ts';

/** The data of the frame around every page. */
export interface SiteData {
  party: Party;
  /** Without pages that have nothing to show yet. */
  menu: SiteMenuItem[];
  /** The Turkish paths of the pages that have nothing to show yet. */
  empty: ReadonlySet<string>;
  /** The error because of which the menu is an old one, or empty. Such data is not cached. */
  menuFault?: Error;
}

interface Parts {
  db: Database;
  /** Queries of the pages that have nothing to show yet. */
  emptyPages: readonly SQL[];
  /** The host that visitors use: the name of a party that has not entered one. */
  host: string;
  /** Called when a page has its first content or lost its last one: all pages show other links. */
  onOtherPages: () => void;
}

const NO_PAGES: ReadonlySet<string> = new Set();

/**
 * Caches the party and the menu until one of them changes. The last data stays available when the
 * database is down.
 */
export class SiteDataSource {
  readonly #parts: Parts;
  #current: Promise<SiteData> | null = null;
  #last: SiteData | null = null;
  /** Counts changes of other data, after which another page may be empty. */
  #changes = 0;
  #comparing = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get(): Promise<SiteData> {
    this.#current ??= this.#load();
    return this.#current;
  }

  /** For pages that must work without a database; a site of which nothing is known if nothing was read yet. */
  get lastKnown(): SiteData {
    const { host } = this.#parts;
    return this.#last ?? { party: namedParty(UNNAMED_PARTY, host), menu: [], empty: NO_PAGES };
  }

  invalidate(tags: string[]): void {
    this.#changes++;
    if (tags.includes('menu') || tags.includes('party')) this.#current = null;
    else if (!this.#comparing) void this.#compare();
  }

  clear(): void {
    this.#changes++;
    this.#current = null;
  }

  /** Finds out whether other pages are empty than those that the cached pages leave out. */
  async #compare(): Promise<void> {
    this.#comparing = true;
    try {
      for (let seen = -1; seen !== this.#changes; ) {
        seen = this.#changes;
        const known = await this.#current;
        // What is read next is read as it is now.
        if (!known) continue;
        const empty = await this.#readEmpty();
        const isSame =
          empty.size === known.empty.size && [...empty].every((path) => known.empty.has(path));
        if (!isSame) this.#parts.onOtherPages();
      }
    } catch {
      // When the database is back, everything cached is invalidated.
      this.#current = null;
    } finally {
      this.#comparing = false;
    }
  }

  async #readEmpty(): Promise<ReadonlySet<string>> {
    const pages = await readEmptyPages(this.#parts.db, this.#parts.emptyPages);
    return new Set(pages.map(({ path }) => path));
  }

  async #load(): Promise<SiteData> {
    const { db, host } = this.#parts;
    const [party, menu, pages] = await Promise.allSettled([
      getParty(db),
      listVisibleMenu(db),
      this.#readEmpty(),
    ]);
    if (
      party.status === 'fulfilled' &&
      menu.status === 'fulfilled' &&
      pages.status === 'fulfilled'
    ) {
      const empty = pages.value;
      this.#last = {
        party: namedParty(party.value, host),
        menu: menuWithout(menu.value, empty),
        empty,
      };
      return this.#last;
    }
    this.#current = null;
    if (party.status === 'rejected') throw party.reason;
    // A page without a menu is better than no page.
    const failed = menu.status === 'rejected' ? menu : (pages as PromiseRejectedResult);
    return {
      party: namedParty(party.value, host),
      menu: this.lastKnown.menu,
      empty: this.lastKnown.empty,
      menuFault: failed.reason,
    };
  }
}

/** The part of a menu that leads to pages with something to show. */
export function menuWithout(
  items: readonly SiteMenuItem[],
  empty: ReadonlySet<string>,
): SiteMenuItem[] {
  const leads = ({ url, external }: Pick<SiteMenuItem, 'url' | 'external'>) =>
    external || !empty.has(url.split(/[?#]/, 1)[0] as string);
  return shownMenu(
    items.flatMap((item) => {
      const children = item.children.filter(leads);
      if (leads(item)) return [{ ...item, children }];
      // Its title still opens what is below it.
      return children.length > 0 ? [{ ...item, url: '#', children }] : [];
    }),
  );
}
