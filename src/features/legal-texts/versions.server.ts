import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/client.server.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { fillLines } from '../../platform/mail/placeholders.ts';
import { renderMarkdown } from '../../platform/markup/markdown.server.ts';
import type { Invalidated } from '../../platform/page-cache/tagged-cache.server.ts';
import { defineSource } from '../../platform/sources.server.ts';
import { readableNumber } from '../../site/kit/parts/contact-links.ts';
import { getParty } from '../party/operations.server.ts';
import type { Party } from '../party/schema.ts';
import { BUILT_IN } from './built-in/all.ts';
import {
  LEGAL_KINDS,
  type LEGAL_PLACEHOLDERS,
  LEGAL_TEXTS,
  type LegalKind,
  type LegalRef,
  type LegalText,
  type LegalWordings,
  type LegalWords,
} from './contract.ts';
import { legalTextVersions } from './tables.server.ts';

type Values = Record<(typeof LEGAL_PLACEHOLDERS)[number], string>;

/** In the place of the name of a party that has not entered one. */
const UNNAMED: Record<Locale, string> = {
  tr: 'partimiz',
  en: 'our party',
  de: 'unsere Partei',
  es: 'nuestro partido',
};

/** The text with the data of the party, without the lines whose data the party has not entered. */
export function fillWordings(template: LegalWordings, party: Party): LegalWordings {
  const { name, address, phone, email } = party;
  const known: Omit<Values, 'party'> = { address, phone: readableNumber(phone), email };
  return eachLanguage(template, ({ title, statement, text }, locale) => {
    const values = { ...known, party: name || UNNAMED[locale] };
    return {
      title: fillLines(title, values),
      statement: fillLines(statement, values),
      text: fillLines(text, values),
    };
  });
}

/**
 * SHA-256 over the text in every language, in hexadecimal. Its input is JSON: for each language in a
 * fixed order `[language, title, statement, text]`.
 */
export function hashWordings(wordings: LegalWordings): string {
  const parts = LOCALES.flatMap((locale) => {
    const words = wordings[locale];
    return words ? [[locale, words.title, words.statement, words.text]] : [];
  });
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function eachLanguage(
  wordings: LegalWordings,
  change: (words: LegalWords, locale: Locale) => LegalWords,
): LegalWordings {
  const entries = LOCALES.flatMap((locale) => {
    const words = wordings[locale];
    return words ? [[locale, change(words, locale)] as const] : [];
  });
  return Object.fromEntries(entries) as unknown as LegalWordings;
}

export type LegalVersion = typeof legalTextVersions.$inferSelect;

const isLast = sql`(kind, version) in (
  select kind, max(version) from legal_text_versions group by kind)`;

/** The version in force of every text that has one. */
async function readLastVersions(db: Queryable): Promise<Map<LegalKind, LegalVersion>> {
  const rows = await db.select().from(legalTextVersions).where(isLast);
  return new Map(rows.map((row) => [row.kind, row]));
}

/** The same without the texts. */
export async function readLastRefs(db: Queryable): Promise<Map<LegalKind, LegalRef>> {
  const { kind, version, hash } = legalTextVersions;
  const rows = await db.select({ kind, version, hash }).from(legalTextVersions).where(isLast);
  return new Map(rows.map(({ kind, ...ref }) => [kind, ref]));
}

/**
 * The version in force of every text. A text without a version gets its built-in one. If the data of
 * the party has changed since the last version, the same text with the new data becomes a version:
 * every text that a visitor is shown is stored, with the hash that the visitor's consent names.
 */
export async function ensureVersions(
  db: Database,
  now: Date,
): Promise<Map<LegalKind, LegalVersion>> {
  const [last, party] = await Promise.all([readLastVersions(db), getParty(db)]);
  const missing = LEGAL_KINDS.flatMap((kind) => {
    const before = last.get(kind);
    const template = before?.template ?? BUILT_IN[kind];
    const wordings = fillWordings(template, party);
    const hash = hashWordings(wordings);
    if (before?.hash === hash) return [];
    const version = (before?.version ?? 0) + 1;
    const origin: LegalVersion['origin'] = before ? 'party' : 'builtIn';
    return [{ kind, version, template, wordings, hash, origin, publishedAt: now }];
  });
  if (missing.length === 0) return last;
  // Another process may be adding the same versions.
  await db.insert(legalTextVersions).values(missing).onConflictDoNothing();
  return readLastVersions(db);
}

/** Every page that shows a legal text has this tag. */
export const LEGAL_TEXTS_TAG = 'legal-texts';

/**
 * The legal texts in force, kept until one is published or the data of the party changes. Reading
 * them adds the versions that are missing: the first ones, and those with new data of the party.
 */
class CurrentLegalTexts implements Invalidated {
  readonly #db: Database;
  #versions: Promise<Map<LegalKind, LegalVersion>> | null = null;
  #texts = new Map<string, LegalText>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The text in force, in the language of the page or in Turkish. */
  async get(kind: LegalKind, { locale, now }: { locale: Locale; now: Date }): Promise<LegalText> {
    this.#versions ??= this.#read(now);
    const texts = this.#texts;
    const version = (await this.#versions).get(kind) as LegalVersion;
    const key = `${kind} ${locale}`;
    const known = texts.get(key);
    if (known) return known;
    const text = legalTextIn(version, locale);
    texts.set(key, text);
    return text;
  }

  invalidate(tags: string[]): void {
    if (tags.includes(LEGAL_TEXTS_TAG) || tags.includes('party')) this.clear();
  }

  clear(): void {
    this.#versions = null;
    this.#texts = new Map();
  }

  #read(now: Date): Promise<Map<LegalKind, LegalVersion>> {
    const reading = ensureVersions(this.#db, now);
    reading.catch(() => {
      if (this.#versions === reading) this.#versions = null;
    });
    return reading;
  }
}

/** The key under which page loaders read the texts in force. */
export const CURRENT_LEGAL_TEXTS = defineSource((db) => new CurrentLegalTexts(db));

/** A version in a language, or in Turkish if it has no such translation. */
export function legalTextIn(
  { kind, version, hash, wordings }: Pick<LegalVersion, 'kind' | 'version' | 'hash' | 'wordings'>,
  locale: Locale,
): LegalText {
  const lang = wordings[locale] ? locale : DEFAULT_LOCALE;
  const { title, statement, text } = wordings[lang] ?? wordings.tr;
  return {
    kind,
    version,
    hash,
    lang,
    title,
    statement,
    path: LEGAL_TEXTS[kind],
    html: renderMarkdown(text).html,
    ref: refOf({ version, hash }),
  };
}

/** How many characters of the hash a form sends back. */
const HASH_IN_FORM = 16;

export const refOf = ({ version, hash }: LegalRef): string =>
  `${version}-${hash.slice(0, HASH_IN_FORM)}`;
