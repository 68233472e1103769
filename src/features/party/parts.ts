/**
 * The parts in which admins edit the data of the party, in the order of the screens: the last segment of
 * the address of each, and its fields.
 */
export const PARTY_PARTS = {
  identity: { slug: 'kimlik', fields: ['name', 'shortName', 'slogan', 'introduction'] },
  look: { slug: 'gorunum', fields: ['logoId', 'color'] },
  contact: {
    slug: 'iletisim',
    fields: [
      ...(['address', 'phone', 'email', 'hours', 'whatsapp', 'whatsappGreeting'] as const),
      ...(['offices', 'press', 'topics'] as const),
    ],
  },
  social: { slug: 'sosyal-medya', fields: ['social'] },
  about: { slug: 'hakkimizda', fields: ['about', 'principles'] },
  boards: { slug: 'kurullar', fields: ['boards'] },
  membership: { slug: 'uyelik', fields: ['membership'] },
  donation: { slug: 'bagis', fields: ['donation'] },
  measurement: { slug: 'olcum', fields: ['tagManagerId'] },
} as const;

export type PartyPart = keyof typeof PARTY_PARTS;
export const PARTY_PART_NAMES = Object.keys(PARTY_PARTS) as PartyPart[];

/** Where an admin edits a part. */
export const partyPartPath = (part: PartyPart): string =>
  `/dashboard/admin/party/${PARTY_PARTS[part].slug}`;
