import { defineSlot } from '../../../platform/sources.server.ts';

export type ReadPartyNames = () => Promise<{ name: string; shortName: string }>;
/**
 * The names of the party, for the check of passwords and for authenticator apps; the party feature
 * provides them.
 */
export const PARTY_NAMES = defineSlot<ReadPartyNames>('the names of the party');
