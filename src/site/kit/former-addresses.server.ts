import { defineSlot } from '../../platform/sources.server.ts';

/** The path to which an address of an earlier site leads, or null. `url` is the path with its query. */
export type FindFormerAddress = (url: string) => Promise<string | null>;

/** Asked for addresses that would be answered with 404. */
export const FORMER_ADDRESSES = defineSlot<FindFormerAddress>('former addresses');
