import * as z from 'zod/mini';
import type { PageScope } from '../../site/kit/page.ts';

const Titled = z.object({ title: z.string(), text: z.string() });
const YearOf = z.object({ year: z.string(), text: z.string() });

/** The introduction of a board: a sentence, and in Markdown its tasks and how it is elected. */
const BoardText = z.object({ lead: z.string(), text: z.string() });

const Office = z.object({
  name: z.string(),
  address: z.string(),
  /** E.164. */
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
});
export type Office = z.infer<typeof Office>;

const Account = z.object({
  bank: z.string(),
  /** The name of the account holder. */
  name: z.string(),
  /** In groups of four. */
  iban: z.string(),
});
export type Account = z.infer<typeof Account>;

const donationWords = {
  heading: z.string(),
  text: z.string(),
  /** The donors that are allowed and the limit of a donation, in one or two sentences. */
  note: z.string(),
  facts: z.array(z.object({ value: z.string(), label: z.string() })),
  /** The uses of donations. */
  uses: z.array(Titled),
  /** Markdown: the receipt for a donor, and where the accounts of the party are published. */
  receipt: z.string(),
  transparency: z.string(),
};
const Donation = z.object({
  ...donationWords,
  /** The first one is shown on the home page. */
  accounts: z.array(Account),
  /**
   * The party's own yearly limit for one donor, as a text. If it is empty, there is only the legal
   * limit.
   */
  limit: z.string(),
});

const Membership = z.object({
  lead: z.string(),
  /** Required documents. */
  documents: z.array(z.string()),
  steps: z.array(Titled),
  /** Markdown: the next steps, and how the data is used. */
  afterwards: z.string(),
  privacy: z.string(),
  /** Prefilled text of the message of a visitor who wants to join. */
  greeting: z.string(),
});

const About = z.object({
  lead: z.string(),
  text: z.string(),
  history: z.array(YearOf),
  organisation: z.string(),
});
const Boards = z.object({ presidency: BoardText, executive: BoardText });

/**
 * The party's own texts in another language. A key is translated completely or not at all, because
 * pages mark texts as Turkish by key. Lists have as many entries as the Turkish ones, but the slogan
 * has its own lines in each language.
 */
export const PartyWords = z.object({
  slogan: z.optional(z.array(z.string())),
  introduction: z.optional(z.string()),
  principles: z.optional(z.array(Titled)),
  hours: z.optional(z.string()),
  whatsappGreeting: z.optional(z.string()),
  press: z.optional(z.object({ terms: z.string() })),
  offices: z.optional(z.array(z.object({ hours: z.string() }))),
  topics: z.optional(z.array(Titled)),
  about: z.optional(About),
  boards: z.optional(Boards),
  membership: z.optional(Membership),
  donation: z.optional(z.object(donationWords)),
});
export type PartyWords = z.infer<typeof PartyWords>;

const Picture = z.object({
  mediaId: z.uuid(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});

/**
 * The logo as a picture of the media library, in each of `widths` as AVIF and WebP; `dark` is shown in
 * its place on dark grounds.
 */
export const Logo = z.extend(Picture, { dark: z.optional(z.nullable(Picture)) });
export type Logo = z.infer<typeof Logo>;

/** All data about the party. Components contain none of it. */
export const Party = z.object({
  name: z.string(),
  shortName: z.string(),
  /** Null: the mark of the product. */
  logo: z.nullable(Logo),
  /** The main colour, `#rrggbb`; empty: the blue of the product. */
  color: z.string(),
  /** One line each, e.g. three short sentences; the last one has the primary colour. */
  slogan: z.array(z.string()),
  /** Two or three sentences under the slogan. */
  introduction: z.string(),
  principles: z.array(Titled),
  /** The head office. */
  address: z.string(),
  /** E.164. */
  phone: z.string(),
  email: z.string(),
  /** Opening hours of the head office, as text. */
  hours: z.string(),
  /** E.164 number of the messaging line. */
  whatsapp: z.string(),
  whatsappGreeting: z.string(),
  /**
   * Container id of the tag manager, e.g. `GTM-ABC123`. If it is empty, no tag manager is loaded.
   */
  tagManagerId: z.string(),
  social: z.object({
    x: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    youtube: z.string(),
  }),
  /** `name` is who answers; `terms` are the terms of use of portraits for the press. */
  press: z.object({ name: z.string(), phone: z.string(), email: z.string(), terms: z.string() }),
  /** Offices besides the head office. */
  offices: z.array(Office),
  /** Topics of messages, each with its e-mail address. */
  topics: z.array(z.object({ title: z.string(), text: z.string(), email: z.string() })),
  /** `text` and `organisation` are Markdown. */
  about: About,
  boards: Boards,
  membership: Membership,
  donation: Donation,
  /** By language; missing texts are shown in Turkish. */
  translations: z.object({
    en: z.optional(PartyWords),
    de: z.optional(PartyWords),
    es: z.optional(PartyWords),
  }),
});
export type Party = z.infer<typeof Party>;

/** The scope of a page that needs more of the party's data than the type in the site's kit has. */
export interface PartyScope extends PageScope {
  party: Party;
}

/**
 * At run time every scope contains the whole party; only the type in the site's kit is narrower.
 */
export const withParty = (scope: PageScope): PartyScope => scope as PartyScope;

/** What staff see in the place of the name of a party that has not entered one. */
export const PRODUCT_NAME = 'Ufuk';

/** Empty data, so that pages can be shown before the party's data has been entered. */
export const UNNAMED_PARTY: Party = {
  name: '',
  shortName: '',
  logo: null,
  color: '',
  slogan: [],
  introduction: '',
  principles: [],
  address: '',
  phone: '',
  email: '',
  hours: '',
  whatsapp: '',
  whatsappGreeting: '',
  tagManagerId: '',
  social: { x: '', facebook: '', instagram: '', youtube: '' },
  press: { name: '', phone: '', email: '', terms: '' },
  offices: [],
  topics: [],
  about: { lead: '', text: '', history: [], organisation: '' },
  boards: { presidency: { lead: '', text: '' }, executive: { lead: '', text: '' } },
  membership: { lead: '', documents: [], steps: [], afterwards: '', privacy: '', greeting: '' },
  donation: {
    heading: '',
    text: '',
    accounts: [],
    note: '',
    facts: [],
    limit: '',
    uses: [],
    receipt: '',
    transparency: '',
  },
  translations: {},
};

/** The domain of the demo party. No e-mail can arrive there, because `.example` is reserved. */
const DEMO_DOMAIN = '@ufuk.example';

/** Whether an e-mail address is one of the demo party's: a real party must not use it by mistake. */
export const isDemoAddress = (address: string): boolean =>
  address.toLowerCase().endsWith(DEMO_DOMAIN);
