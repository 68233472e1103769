import { defineSlot } from '../../platform/sources.server.ts';

/** Where an address leads that has no page any more. */
export interface Former {
  /** A path of this site, or an https address. */
  to: string;
  /** Whether the address may have a page again: 302 instead of 301. */
  isTemporary?: boolean;
}

/** Where a former address leads, or null. `url` is the path with its query. */
export type FindFormerAddress = (url: string) => Promise<Former | null>;

/** Asked for addresses that would be answered with 404. */
export const FORMER_ADDRESSES = defineSlot<FindFormerAddress>('former addresses');
