import type { Queryable } from '../../platform/database/client.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';

/** `none`: not in the menu; `top`: an item of its own; else the id of the item above it. */
export type MenuPlace = 'none' | 'top' | (string & {});

/** What a page is in the menu. */
export interface Placed {
  /** A Turkish path. */
  url: string;
  /** By language; null if it is only taken out. */
  titles: Partial<Record<Locale, string>> | null;
}

/** Places of pages in the menu. The caller has checked that the actor may change the page. */
export interface MenuPlaces {
  /** Where the menu has an address, and the items below which another one can be placed. */
  read(
    db: Pick<Queryable, 'select'>,
    url: string,
  ): Promise<{ place: MenuPlace; groups: { id: string; title: string }[] }>;
  /** Throws 422 `place` for an unknown item and a full menu. */
  place(tx: Transaction, op: Operation, placed: Placed, place: MenuPlace): Promise<void>;
  /** The page at an address has another one from now on. */
  move(tx: Transaction, op: Operation, from: string, to: string): Promise<void>;
}

export const MENU_PLACES = defineSlot<MenuPlaces>('places in the menu');
