import type { Database } from '../../platform/database/client.server.ts';
import type { Party } from './schema.ts';
import { party } from './tables.server.ts';

/** What names a party that nobody has described yet, so that the first page can be shown. */
export const UNNAMED_PARTY: Party = {
  name: 'Ufuk',
  shortName: 'Ufuk',
  slogan: [],
  introduction: '',
  principles: [],
  address: '',
  phone: '',
  email: '',
  whatsapp: '',
  whatsappGreeting: '',
  tagManagerId: '',
  social: { x: '', facebook: '', instagram: '', youtube: '' },
  donation: { heading: '', text: '', accountName: '', iban: '', note: '', facts: [] },
};

export async function getParty(db: Database): Promise<Party> {
  const [row] = await db.select({ data: party.data }).from(party);
  return { ...UNNAMED_PARTY, ...row?.data };
}

/** Whether somebody has described the party yet. */
export async function hasParty(db: Database): Promise<boolean> {
  const rows = await db.select({ only: party.only }).from(party);
  return rows.length > 0;
}
