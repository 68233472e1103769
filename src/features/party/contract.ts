import * as z from 'zod/mini';
import { changed, contract, one, PREVIEW_RATE } from '../../platform/http/contract.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { siteRight } from '../../platform/rights.ts';
import { oneLine } from '../../platform/typed-text.ts';
import { FIELD_NAMES, PARTY_LIMITS, PartyFields } from './fields.ts';
import { PARTY_PART_NAMES, PARTY_PARTS, type PartyPart } from './parts.ts';
import { Logo } from './schema.ts';

export * from './fields.ts';

const version = z.int().check(z.gte(0));

/** `version` is the version that was seen. */
export const PartyChange = z.extend(PartyFields, { version });
export type PartyChange = z.infer<typeof PartyChange>;

/** `version` is 0 until the data of the party has been entered. */
/** A party that has not been named yet has no name. */
const MaybeNamed = z.extend(PartyFields, { name: oneLine(PARTY_LIMITS.name) });

export const PartyRecord = z.object({
  fields: MaybeNamed,
  /** The sizes of the logo. */
  logo: z.nullable(Logo),
  version: z.int(),
});
export type PartyRecord = z.infer<typeof PartyRecord>;

type FieldsOf<P extends PartyPart> = Pick<PartyFields, (typeof PARTY_PARTS)[P]['fields'][number]>;

/** The fields of one part. */
export const partFields = <P extends PartyPart>(part: P): z.ZodMiniType<FieldsOf<P>> =>
  partObject(part) as never;

function partObject(part: PartyPart) {
  const names: readonly (keyof PartyFields)[] = PARTY_PARTS[part].fields;
  const mask = Object.fromEntries(names.map((name) => [name, true as const]));
  return z.pick(PartyFields, mask as { name: true });
}

/** Some fields of the party. */
export type PartFields = Partial<PartyFields>;

/** The values of the fields of a part. */
export const pickPart = (fields: PartyFields, part: PartyPart): PartFields =>
  Object.fromEntries(PARTY_PARTS[part].fields.map((name) => [name, fields[name]]));

/** The parts whose preview is a part of a public page. */
export const PREVIEWED = [
  ...(['identity', 'contact', 'social', 'about'] as const),
  ...(['boards', 'membership', 'donation'] as const),
] as const;

/** A part as it is typed, in one language. */
export const PartyDraft = z.strictObject({
  part: z.enum(PREVIEWED),
  fields: z.partial(MaybeNamed),
  locale: z.enum(LOCALES),
});
export type PartyDraft = z.infer<typeof PartyDraft>;

/** Parts of a public page, as HTML. */
export const PartyPreview = z.object({
  html: z.string(),
  /** Addresses of the style sheets of public pages. */
  sheets: z.array(z.string()),
  /** The rules of the party's colour. */
  style: z.string(),
});
export type PartyPreview = z.infer<typeof PartyPreview>;

/** Texts of several pages in four languages. */
const PARTY_BYTES = 2 * 1024 * 1024;

/** The data of the party, for admins. */
export const partyRoutes = contract(
  'party',
  { right: siteRight, fieldNames: FIELD_NAMES },
  {
    get: {
      at: 'GET /party',
      summary: 'All data of the party, with its texts in every language',
      reply: one(PartyRecord),
    },
    save: {
      at: 'PUT /party',
      summary: 'Change the data of the party; pages, e-mails and share pictures show it at once',
      body: PartyChange,
      bytes: PARTY_BYTES,
      reply: changed(PartyRecord, 'updated'),
    },
    preview: {
      at: 'POST /party/preview',
      summary: 'What public pages show of a part of the party that is not saved',
      unconfirmed: 'stores nothing',
      body: PartyDraft,
      bytes: PARTY_BYTES,
      rate: PREVIEW_RATE,
      reply: one(PartyPreview),
    },
  },
);

const SUMMARIES: Record<PartyPart, string> = {
  identity: 'Change names, slogan and introduction',
  look: 'Change the logos and the colour',
  contact: 'Change addresses, telephones, e-mails, offices, press office and topics of messages',
  social: 'Change the social networks',
  about: 'Change what the party says about itself: principles, history, organisation',
  boards: 'Change the introductions of the boards',
  membership: 'Change the texts of the page about membership',
  donation: 'Change accounts and texts for donations',
  measurement: 'Change the container of the tag manager',
};

const savePart = <P extends PartyPart>(part: P) => ({
  at: `PUT /party/${part}` as const,
  summary: `${SUMMARIES[part]}; 409 only if this part was changed since`,
  body: z.extend(partObject(part), { version }),
  bytes: PARTY_BYTES,
  reply: changed(PartyRecord, 'updated'),
});

/** The calls that change one part each. */
export const partyPartRoutes = contract(
  'party',
  { right: siteRight, fieldNames: FIELD_NAMES },
  Object.fromEntries(PARTY_PART_NAMES.map((part) => [part, savePart(part)])) as {
    [P in PartyPart]: ReturnType<typeof savePart<P>>;
  },
);
