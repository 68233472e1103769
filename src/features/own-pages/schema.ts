import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { isAllowedLink } from '../../platform/markup/allowed-link.ts';
import { isId, isSlug, slugOf } from '../../platform/slug.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';

export const OWN_PAGE_LIMITS = {
  title: 160,
  /** What search engines show below the title. */
  summary: 300,
  body: 100_000,
  slug: 80,
  /** Of an address to which a removed page leads. */
  target: 500,
  search: 200,
  /** Of the whole installation, in the trash or not. */
  pages: 5000,
} as const;

/** How long a removed page can be brought back, in days. */
export const KEPT_DAYS = 30;

/** `deleted`: in the trash. */
export const PAGE_STATES = ['draft', 'published', 'deleted'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** `body` is Markdown. Without a title and a body there is no page in this language. */
export const PageWords = z.strictObject({
  title: oneLine(OWN_PAGE_LIMITS.title),
  summary: severalLines(OWN_PAGE_LIMITS.summary),
  body: z.string().check(z.maxLength(OWN_PAGE_LIMITS.body)),
});
export type PageWords = z.infer<typeof PageWords>;

/** The text of a page in every language. */
export const PageTexts = z.strictObject({
  tr: PageWords,
  en: PageWords,
  de: PageWords,
  es: PageWords,
});
export type PageTexts = z.infer<typeof PageTexts>;

const NO_WORDS: PageWords = { title: '', summary: '', body: '' };
export const NO_TEXTS: PageTexts = { tr: NO_WORDS, en: NO_WORDS, de: NO_WORDS, es: NO_WORDS };

const isWritten = (text: string) => text.trim() !== '';

/** The languages in which a page has a title and a text. */
export const languagesIn = (texts: PageTexts): Locale[] =>
  LOCALES.filter((locale) => isWritten(texts[locale].title) && isWritten(texts[locale].body));

/**
 * What a page lacks for its publication, by the path of the field: Turkish, into which other languages
 * fall back, and the rest of a language that was begun.
 */
export function missingIn(texts: PageTexts): string[] {
  return LOCALES.flatMap((locale) => {
    const { title, summary, body } = texts[locale];
    const isBegun = locale === 'tr' || [title, summary, body].some(isWritten);
    const empty = { title: !isWritten(title), body: !isWritten(body) };
    return (['title', 'body'] as const).flatMap((name) =>
      isBegun && empty[name] ? [`${locale}.${name}`] : [],
    );
  });
}

/**
 * First parts of addresses that the server answers, or may answer in a later release, without a page:
 * a page there would hide it, or never be seen. Addresses with a page are found by asking the server.
 */
const RESERVED: ReadonlySet<string> = new Set(
  `admin api arama assets auth belgeler bot-check components contact dashboard de en es favicon feed feeds
  figurler files fonts gorseller healthz kisiler login logo media medya metrics olcum-tercihi onizleme readyz
  robots rss site sitemap sitemaps static takvim tr uploads well-known wp-admin wp-content wp-json
  wp-login`.split(/\s+/),
);

/** The rule that an address breaks by its form; null for a good one. */
export function slugFault(slug: string): string | null {
  if (slug !== slugOf(slug, OWN_PAGE_LIMITS.slug) || !isSlug(slug)) return 'ownPageSlug';
  if (RESERVED.has(slug) || isId(slug)) return 'ownPageReserved';
  return null;
}

/** The address while it is typed: a word may still be open, so a hyphen stays at the end. */
export function typedSlug(typed: string): string {
  const clean = slugOf(typed, OWN_PAGE_LIMITS.slug);
  return clean && /[\s-]$/.test(typed) && clean.length < OWN_PAGE_LIMITS.slug ? `${clean}-` : clean;
}

const rule = (name: string) => ({ params: { rule: name } });

export const Slug = oneLine(OWN_PAGE_LIMITS.slug).check(
  z.minLength(1),
  z.refine((slug) => slug === '' || slugFault(slug) !== 'ownPageSlug', rule('ownPageSlug')),
  z.refine((slug) => slugFault(slug) !== 'ownPageReserved', rule('ownPageReserved')),
);

/** The Turkish path. */
export const ownPagePath = (slug: string): string => `/${slug}`;

/** Where a removed page leads: a Turkish path of this site; empty: nowhere, which is answered with 410. */
export const Target = oneLine(OWN_PAGE_LIMITS.target).check(
  z.refine((path) => path === '' || isTarget(path), rule('ownPageTarget')),
);

const isTarget = (path: string) =>
  /^\/(?![/\\])/.test(path) && isAllowedLink(path) && !/^\/(en|de|es)(\/|$)/.test(path);

/** A page in an export. */
export const PageRecord = z.object({
  slug: Slug,
  /** The newest ones. */
  texts: PageTexts,
  /** What visitors read; null: nothing. */
  published: z.nullable(PageTexts.check(z.refine((texts) => missingIn(texts).length === 0))),
});
export type PageRecord = z.infer<typeof PageRecord>;
