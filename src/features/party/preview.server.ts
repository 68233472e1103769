import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { PartyDraft, PartyPreview } from './contract.ts';
import { readParty } from './operations.server.ts';
import { canEditParty } from './policy.ts';
import type { Party } from './schema.ts';
import { toFields, toStored } from './texts-in-languages.ts';

/** Renders a part of a public page with the data of a party that is stored nowhere. */
export type PreviewParty = (
  party: Party,
  draft: Pick<PartyDraft, 'part' | 'locale'>,
) => Promise<PartyPreview>;

/** The server knows the frame and the pages of all features; this feature does not. */
export const PARTY_PREVIEW = defineSlot<PreviewParty>('preview of a part of the party');

/** What public pages show of a part with what is typed now. Throws 401, 403. */
export async function previewParty(op: Operation, draft: PartyDraft): Promise<PartyPreview> {
  requireThat(op.actor, canEditParty);
  const { party } = await readParty(op.db);
  const fields = { ...toFields(party), ...draft.fields };
  return op.read(PARTY_PREVIEW)({ ...toStored(fields), logo: party.logo }, draft);
}
