import type { Database } from '../../platform/database/client.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locales.ts';
import { renderMarkdown } from '../../platform/markup/markdown.server.ts';
import type { Invalidated } from '../../platform/page-cache/tagged-cache.server.ts';
import { defineSource } from '../../platform/sources.server.ts';
import { LEGAL_TEXTS, type LegalKind, type LegalRef, type LegalText } from './schema.ts';
import { ensureVersions, type LegalVersion } from './versions.server.ts';

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
    ...{ kind, version, hash, lang, title, statement },
    path: LEGAL_TEXTS[kind],
    html: renderMarkdown(text).html,
    ref: refOf({ version, hash }),
  };
}

/** How many characters of the hash a form sends back. */
const HASH_IN_FORM = 16;

export const refOf = ({ version, hash }: LegalRef): string =>
  `${version}-${hash.slice(0, HASH_IN_FORM)}`;
