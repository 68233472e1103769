import * as z from 'zod/mini';
import type { PageScope } from '../../site/kit/page.ts';

const Titled = z.object({ title: z.string(), text: z.string() });
const YearOf = z.object({ year: z.string(), text: z.string() });

/** A board as its page introduces it: a sentence, and in Markdown what it does and who elects it. */
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
  /** The name the account is held under. */
  name: z.string(),
  /** As it is read aloud, in groups of four. */
  iban: z.string(),
});
export type Account = z.infer<typeof Account>;

const Donation = z.object({
  heading: z.string(),
  text: z.string(),
  /** The first one is shown on the home page. */
  accounts: z.array(Account),
  /** Whom the party takes donations from and up to what, in a sentence or two. */
  note: z.string(),
  facts: z.array(z.object({ value: z.string(), label: z.string() })),
  /** The party's own highest sum a year from one donor, as it is written; empty: the law's alone. */
  limit: z.string(),
  /** What donations are spent on. */
  uses: z.array(Titled),
  /** Markdown: the proof a donor gets, and where the accounts of the party can be read. */
  receipt: z.string(),
  transparency: z.string(),
});

const Membership = z.object({
  lead: z.string(),
  /** What to bring. */
  documents: z.array(z.string()),
  steps: z.array(Titled),
  /** Markdown: what happens after, and what is done with what was told. */
  afterwards: z.string(),
  privacy: z.string(),
  /** Written beforehand into the message of who wants to join. */
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
 * The party's own words in another language. A key is given whole or not at all: a page marks the
 * Turkish words by key. Lists have as many entries as the Turkish ones.
 */
export const PartyWords = z.partial(
  z.object({
    slogan: z.array(z.string()),
    introduction: z.string(),
    principles: z.array(Titled),
    hours: z.string(),
    whatsappGreeting: z.string(),
    press: z.object({ terms: z.string() }),
    offices: z.array(z.object({ hours: z.string() })),
    topics: z.array(Titled),
    about: About,
    boards: Boards,
    membership: Membership,
    donation: z.omit(Donation, { accounts: true, limit: true }),
  }),
);
export type PartyWords = z.infer<typeof PartyWords>;

/** Everything that names the party. Nothing of it stands in a component. */
export const Party = z.object({
  name: z.string(),
  shortName: z.string(),
  /** One line each, e.g. three short sentences; the last one is set in the primary colour. */
  slogan: z.array(z.string()),
  /** Two or three sentences under the slogan. */
  introduction: z.string(),
  principles: z.array(Titled),
  /** The head office. */
  address: z.string(),
  /** E.164. */
  phone: z.string(),
  email: z.string(),
  /** When the head office is open, in words. */
  hours: z.string(),
  /** E.164 number of the messaging line. */
  whatsapp: z.string(),
  whatsappGreeting: z.string(),
  /** Container id of the tag manager, e.g. `GTM-ABC123`; empty: none is ever loaded. */
  tagManagerId: z.string(),
  social: z.object({
    x: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    youtube: z.string(),
  }),
  /** `terms` says what the press may do with portraits. */
  press: z.object({ phone: z.string(), email: z.string(), terms: z.string() }),
  /** Offices besides the head office. */
  offices: z.array(Office),
  /** What people write about, each with who reads it. */
  topics: z.array(z.object({ title: z.string(), text: z.string(), email: z.string() })),
  /** `text` and `organisation` are Markdown. */
  about: About,
  boards: Boards,
  membership: Membership,
  donation: Donation,
  /** By language; what is not given is shown in Turkish. */
  translations: z.partial(z.object({ en: PartyWords, de: PartyWords, es: PartyWords })),
});
export type Party = z.infer<typeof Party>;

/** What a page is rendered from that shows more of the party than the site's kit knows. */
export interface PartyScope extends PageScope {
  party: Party;
}

/** The scope of every page holds the whole party; only its type in the site's kit is narrower. */
export const withParty = (scope: PageScope): PartyScope => scope as PartyScope;
