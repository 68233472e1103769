/**
 * The parts in which admins edit the data of the party, in the order of the screens: the last segment of
 * the address of each, and its fields.
 */
export const PARTY_PARTS = {
  identity: { slug: 'kimlik', fields: ['name', 'shortName', 'slogan', 'introduction'] },
  look: { slug: 'gorunum', fields: ['logoId', 'darkLogoId', 'color'] },
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

/** The part to which a field belongs; the path may go on below it. */
export const partOf = (path: string): PartyPart =>
  PARTY_PART_NAMES.find((part) =>
    (PARTY_PARTS[part].fields as readonly string[]).includes(path.split('.')[0] as string),
  ) ?? 'identity';

/** Where an admin edits a part. */
export const partyPartPath = (part: PartyPart): string =>
  `/dashboard/admin/party/${PARTY_PARTS[part].slug}`;
