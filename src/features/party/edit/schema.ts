import * as z from 'zod/mini';
import { emailLine } from '../../../platform/email-address.ts';
import { isAddress } from '../../../platform/mail/sender.ts';
import { pastedLine } from '../../../platform/pasted-text.ts';
import { phoneLine, readPhone } from '../../../platform/read-phone.ts';
import { oneLine, severalLines } from '../../../platform/typed-text.ts';
import { Logo } from '../schema.ts';
import { PARTY_LIMITS as MOST } from './limits.ts';
import { linesOf } from './lines.ts';

const languages = z.optional(z.array(z.enum(['en', 'de', 'es'])).check(z.maxLength(3)));
/** A text of the party in every language; empty: not translated. */
const inEachLanguage = <Field extends z.ZodMiniType<string>>(field: Field) =>
  z.strictObject({
    ...{ tr: field, en: field, de: field, es: field },
    /** In a reply: the translations that are older than the Turkish text. Ignored in a change. */
    behind: languages,
    /** In a change: the translations that are right although the Turkish text has changed. */
    confirmed: languages,
  });
const line = inEachLanguage(oneLine(MOST.line));
const paragraph = inEachLanguage(severalLines(MOST.paragraph));
const text = inEachLanguage(severalLines(MOST.text));
const custom = (rule: string) => ({ params: { rule } });
/** One text: its lines belong together, and each language has as many as it needs. */
const slogan = inEachLanguage(
  severalLines(MOST.slogan * (MOST.line + 1)).check(
    z.overwrite((value) => linesOf(value).join('\n')),
    z.refine((value) => {
      const lines = linesOf(value);
      return lines.length <= MOST.slogan && lines.every((each) => each.length <= MOST.line);
    }, custom('sloganLines')),
  ),
);
/** A text in every language. */
export type Localized = z.infer<typeof line>;

const list = <Entry extends z.ZodMiniType>(entry: Entry, most: number = MOST.list) =>
  z.array(entry).check(z.maxLength(most));
const orEmpty = (check: (value: string) => boolean) => (value: string) =>
  value === '' || check(value);

/** Stored as E.164. */
const phone = phoneLine(MOST.phone, 'partyPhone').check(
  z.overwrite((value) => readPhone(value) ?? value),
);
const email = emailLine(MOST.email).check(z.refine(orEmpty(isAddress), custom('partyEmail')));
const link = oneLine(MOST.link).check(z.refine(orEmpty(isHttps), custom('httpsLink')));
const required = z.minLength(1);

function isHttps(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
}

const titled = z.strictObject({ title: line, text: paragraph });
const board = z.strictObject({ lead: paragraph, text });

const fields = {
  name: oneLine(MOST.name).check(required),
  shortName: oneLine(MOST.shortName),
  slogan,
  introduction: paragraph,
  /** Step 600 of the party's colours, `#rrggbb`; empty: the blue of the product. */
  color: oneLine(7).check(
    z.toLowerCase(),
    z.refine(
      orEmpty((value) => /^#[0-9a-f]{6}$/.test(value)),
      custom('colorFormat'),
    ),
  ),
  principles: list(titled),
  address: oneLine(MOST.address),
  phone,
  email,
  hours: line,
  whatsapp: phone,
  whatsappGreeting: paragraph,
  tagManagerId: oneLine(20).check(
    z.toUpperCase(),
    z.refine(
      orEmpty((value) => /^GTM-[A-Z0-9]{4,12}$/.test(value)),
      custom('containerId'),
    ),
  ),
  social: z.strictObject({ x: link, facebook: link, instagram: link, youtube: link }),
  press: z.strictObject({ phone, email, terms: paragraph }),
  offices: list(
    z.strictObject({
      name: oneLine(MOST.line).check(required),
      address: oneLine(MOST.address),
      phone,
      email,
      hours: line,
    }),
    MOST.offices,
  ),
  topics: list(z.strictObject({ title: line, text: paragraph, email })),
  about: z.strictObject({
    lead: paragraph,
    text,
    history: list(z.strictObject({ year: oneLine(30).check(required), text: paragraph })),
    organisation: text,
  }),
  boards: z.strictObject({ presidency: board, executive: board }),
  membership: z.strictObject({
    lead: paragraph,
    documents: list(paragraph),
    steps: list(titled),
    afterwards: text,
    privacy: text,
    greeting: paragraph,
  }),
  donation: z.strictObject({
    heading: line,
    text: paragraph,
    accounts: list(
      z.strictObject({
        bank: oneLine(MOST.line),
        name: oneLine(MOST.line).check(required),
        iban: pastedLine(MOST.iban).check(required),
      }),
    ),
    note: paragraph,
    facts: list(z.strictObject({ value: line, label: line })),
    limit: oneLine(MOST.line),
    uses: list(titled),
    receipt: text,
    transparency: text,
  }),
};

/** All data of the party as an admin edits it: every text of the party in all languages. */
export const PartyFields = z.strictObject({
  ...fields,
  /** A picture of the media library; null: the product's own mark. */
  logoId: z.nullable(z.uuid()),
});
export type PartyFields = z.infer<typeof PartyFields>;

/** `version` is the version that was seen. */
export const PartyChange = z.extend(PartyFields, { version: z.int().check(z.gte(0)) });
export type PartyChange = z.infer<typeof PartyChange>;

/** `version` is 0 until the data of the party has been entered. */
export const PartyRecord = z.object({
  fields: PartyFields,
  /** The sizes of the logo. */
  logo: z.nullable(Logo),
  version: z.int(),
});
export type PartyRecord = z.infer<typeof PartyRecord>;
