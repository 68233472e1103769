import * as z from 'zod/mini';
import { emailLine } from '../../platform/email-address.ts';
import { httpsLine } from '../../platform/https-address.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { isAddress } from '../../platform/mail/sender.ts';
import { pastedLine } from '../../platform/pasted-text.ts';
import { phoneLine, readPhone } from '../../platform/read-phone.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';

/** The longest texts, in characters, and the longest lists. */
export const PARTY_LIMITS = {
  name: 100,
  shortName: 30,
  /** One line of the slogan, a title, a label. */
  line: 120,
  /** A paragraph. */
  paragraph: 1000,
  /** Markdown. */
  text: 10_000,
  address: 300,
  phone: 30,
  email: 254,
  link: 300,
  iban: 60,
  /** Lines of the slogan. */
  slogan: 6,
  /** Principles, figures, steps, uses, documents, years, topics, accounts. */
  list: 30,
  offices: 120,
} as const;

/** The lines of a text that show something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const languages = z.optional(z.array(z.enum(['en', 'de', 'es'])).check(z.maxLength(3)));
/** A text of the party in every language; empty: not translated. */
const inEachLanguage = <Field extends z.ZodMiniType<string>>(field: Field) =>
  z.strictObject({
    tr: field,
    en: field,
    de: field,
    es: field,
    /** In a reply: the translations that are older than the Turkish text. Ignored in a change. */
    behind: languages,
    /** In a change: the translations that are right although the Turkish text has changed. */
    confirmed: languages,
  });
const line = inEachLanguage(oneLine(PARTY_LIMITS.line));
const paragraph = inEachLanguage(severalLines(PARTY_LIMITS.paragraph));
const text = inEachLanguage(severalLines(PARTY_LIMITS.text));
const custom = (rule: string) => ({ params: { rule } });
/** One text: its lines belong together, and each language has as many as it needs. */
const slogan = inEachLanguage(
  severalLines(PARTY_LIMITS.slogan * (PARTY_LIMITS.line + 1)).check(
    z.overwrite((value) => linesOf(value).join('\n')),
    z.refine((value) => {
      const lines = linesOf(value);
      return (
        lines.length <= PARTY_LIMITS.slogan &&
        lines.every((each) => each.length <= PARTY_LIMITS.line)
      );
    }, custom('sloganLines')),
  ),
);
/** A text in every language. */
export type Localized = z.infer<typeof line>;

const list = <Entry extends z.ZodMiniType>(entry: Entry, most: number = PARTY_LIMITS.list) =>
  z.array(entry).check(z.maxLength(most));
const orEmpty = (check: (value: string) => boolean) => (value: string) =>
  value === '' || check(value);

/** Stored as E.164. */
const phone = phoneLine(PARTY_LIMITS.phone, 'partyPhone').check(
  z.overwrite((value) => readPhone(value) ?? value),
);
const email = emailLine(PARTY_LIMITS.email).check(
  z.refine(orEmpty(isAddress), custom('partyEmail')),
);
const link = httpsLine(PARTY_LIMITS.link);
const required = z.minLength(1);

const titled = z.strictObject({ title: line, text: paragraph });
const board = z.strictObject({ lead: paragraph, text });

const fields = {
  name: oneLine(PARTY_LIMITS.name).check(required),
  shortName: oneLine(PARTY_LIMITS.shortName),
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
  address: oneLine(PARTY_LIMITS.address),
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
  // A dashboard that was opened before an upgrade does not send the name.
  press: z.strictObject({
    name: z._default(oneLine(PARTY_LIMITS.line), ''),
    phone,
    email,
    terms: paragraph,
  }),
  offices: list(
    z.strictObject({
      name: oneLine(PARTY_LIMITS.line).check(required),
      address: oneLine(PARTY_LIMITS.address),
      phone,
      email,
      hours: line,
    }),
    PARTY_LIMITS.offices,
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
        bank: oneLine(PARTY_LIMITS.line),
        name: oneLine(PARTY_LIMITS.line).check(required),
        iban: pastedLine(PARTY_LIMITS.iban).check(required),
      }),
    ),
    note: paragraph,
    facts: list(z.strictObject({ value: line, label: line })),
    limit: oneLine(PARTY_LIMITS.line),
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
  /** The same for dark grounds; null: the logo on white. Left out: as it is stored. */
  darkLogoId: z.optional(z.nullable(z.uuid())),
});
export type PartyFields = z.infer<typeof PartyFields>;

interface FieldPath {
  /** `*` stands for the number of an entry. */
  path: string;
  /** It has a text for each language. */
  isLocalized: boolean;
}

interface Definition {
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
}

/** The path of every field in a schema. */
function pathsOf(schema: z.ZodMiniType, path: string): FieldPath[] {
  const { shape, element } = schema._zod.def as Definition;
  if (element) return pathsOf(element, `${path}.*`);
  if (!shape) return [{ path, isLocalized: false }];
  if ('tr' in shape) return [{ path, isLocalized: true }];
  return Object.entries(shape).flatMap(([key, part]) =>
    pathsOf(part, path ? `${path}.${key}` : key),
  );
}

/** The path of every field of the party, in the order of the schema. */
export const FIELD_PATHS: FieldPath[] = pathsOf(PartyFields, '');

/** The paths of the lists. */
export const LIST_PATHS = [
  ...new Set(FIELD_PATHS.flatMap(({ path }) => /^(.*?)\.\*/.exec(path)?.[1] ?? [])),
];

/** The path with `*` in the place of each number. */
export const patternOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

/** The key of the name of a field: `principles.0.title.en` is `principles-title`. */
export const fieldKey = (path: string): string =>
  path.replaceAll(/\.(\d+|\*|tr|en|de|es)(?=\.|$)/g, '').replaceAll('.', '-');

const namedFields = FIELD_PATHS.flatMap(({ path, isLocalized }) =>
  isLocalized ? LOCALES.map((locale) => `${path}.${locale}`) : [path],
);

/** The keys of the names of all fields in messages, by their paths; `*` is the number of an entry. */
export const FIELD_NAMES: Record<string, string> = Object.fromEntries(
  [...namedFields, ...LIST_PATHS].map((path) => [path, `party-${fieldKey(path)}`]),
);
