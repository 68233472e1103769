import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import { NO_WORDS } from '../../content/schema.ts';

const LONGEST = 64 * 1024;

const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean(), z.date()]),
  z.transform((value) => (value instanceof Date ? value.toISOString() : String(value))),
);
const list = z.pipe(
  z.union([z.array(text), text]),
  z.transform((value) =>
    Array.isArray(value) ? value : value.split(',').map((one) => one.trim()),
  ),
);
/** An address, or an object with it under one of the names that themes use. */
const picture = z.union([
  z.pipe(
    text,
    z.transform((src) => ({ src, ...NO_WORDS })),
  ),
  z.pipe(
    z.object({
      src: z.optional(text),
      image: z.optional(text),
      path: z.optional(text),
      url: z.optional(text),
      file: z.optional(text),
      alt: z._default(text, ''),
      caption: z._default(text, ''),
      credit: z._default(text, ''),
      decorative: z._default(z.boolean(), false),
    }),
    z.transform(({ src, image, path, url, file, ...words }) => ({
      ...words,
      src: src ?? image ?? path ?? url ?? file ?? '',
    })),
  ),
]);
const FALSE_WORD = /^(false|no|n|off|0|f|never|none|null|hayır|hayir|yanlış|yanlis|)$/iu;
/** True unless a word says no: what may mean "hidden" is hidden. */
const flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((value) => !FALSE_WORD.test(String(value).trim())),
);
/** Hugo's `build: {render: never, list: never}`. */
const build = z.pipe(
  z.object({ render: z._default(text, 'always'), list: z._default(text, 'always') }),
  z.transform((one) => ![one.render, one.list].some((word) => /^(never|false|link)$/i.test(word))),
);
/** A name, or as some themes write it an object with one. */
const name = z.union([
  text,
  z.pipe(
    z.object({ name: text }),
    z.transform((one) => one.name),
  ),
  z.pipe(
    z.object({ title: text }),
    z.transform((one) => one.title),
  ),
]);
const names = z.union([z.array(name), list]);

const FrontMatter = z.object({
  id: z.optional(text),
  title: z.optional(text),
  slug: z.optional(text),
  category: z.optional(name),
  categories: z.optional(names),
  state: z.optional(text),
  /** Whether something says that visitors must not see it. */
  hidden: z.optional(flag),
  /** Whether something says that visitors see it. */
  published: z.optional(flag),
  build: z.optional(build),
  status: z.optional(text),
  visibility: z.optional(text),
  password: z.optional(text),
  date: z.optional(text),
  publishedAt: z.optional(text),
  unpublishAt: z.optional(text),
  author: z.optional(name),
  authors: z.optional(names),
  place: z.optional(text),
  tags: z.optional(names),
  summary: z.optional(text),
  language: z.optional(text),
  translationOf: z.optional(text),
  pinned: z.optional(flag),
  cover: z.optional(picture),
  share: z.optional(
    z.object({
      title: z._default(text, ''),
      description: z._default(text, ''),
      image: z.optional(picture),
    }),
  ),
  attachments: z.optional(z.array(z.object({ src: text, title: z._default(text, '') }))),
  corrections: z.optional(z.array(z.object({ day: text, text }))),
  formerSlugs: z.optional(list),
  aliases: z.optional(list),
});
type Key = keyof z.infer<typeof FrontMatter>;
export type FrontMatter = z.infer<typeof FrontMatter>;

/**
 * What other programs write, in lowercase letters without `-` and `_`; of several, the first that the file
 * has, ours before all.
 */
const OTHER_NAMES: Partial<Record<Key, readonly string[]>> = {
  publishedAt: ['publishdate', 'pubdate', 'datepublished', 'publishedon', 'publishedtime'],
  unpublishAt: ['expirydate', 'expires', 'expiresat', 'expirationdate', 'unpublishdate'],
  summary: ['description', 'excerpt', 'ozet', 'özet'],
  language: ['lang', 'locale'],
  cover: ['image', 'coverimage', 'featuredimage', 'thumbnail'],
  title: ['baslik', 'başlık'],
  tags: ['tag', 'etiketler'],
  author: ['yazar'],
  date: ['tarih'],
  state: ['durum'],
  status: ['poststatus'],
  visibility: ['access', 'audience'],
};
/** Any of them that is true hides the entry. */
const HIDES = new Set([
  'draft',
  'isdraft',
  'taslak',
  'private',
  'isprivate',
  'hidden',
  'ishidden',
  'hide',
  'gizli',
  'unlisted',
  'unpublished',
  'wip',
  'protected',
  'isprotected',
  'restricted',
  'disabled',
  'özel',
  'ozel',
  'membersonly',
  'eleventyexcludefromcollections',
]);
/** Any of them that is false hides the entry. */
const SHOWS = new Set([
  'published',
  'ispublished',
  'publish',
  'public',
  'ispublic',
  'live',
  'visible',
  'enabled',
  'render',
  'output',
  'permalink',
  'yayında',
  'yayinda',
  'yayınlandı',
  'yayinlandi',
]);

interface ReadFile {
  values: FrontMatter;
  /** The names of values that have another form than this one. */
  ignored: string[];
  body: string;
}

const FENCED =
  /^\s*?(---|\+\+\+)[ \t]*(yaml|toml|json)?[ \t]*\n([\s\S]*?)(?<=\n)(?:\1|\.\.\.)[ \t]*(?:\n|$)/;
const JSON_BLOCK = /^\s*(\{\s*"[\s\S]*?\n\})[ \t]*(?:\n|$)/;
/** What begins like values and does not end like them. */
const UNFINISHED = /^\s*(?:\+\+\+[ \t]*\n|---[ \t]*\n\s*[\w-]+[ \t]*:|\{\s*"[^"\n]{1,60}"\s*:)/;

/**
 * The values between two lines `---` (YAML) or `+++` (TOML), or in a block of JSON, and the text behind
 * them. Null if they cannot be read: what should be hidden must not become public because of it.
 */
export function readFrontMatter(file: string): ReadFile | null {
  const plain = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { language, written, length } = blockOf(plain);
  if (!language) return UNFINISHED.test(plain) ? null : { values: {}, ignored: [], body: plain };
  if (written.length > LONGEST) return null;
  try {
    const parsed = parse(language, written);
    // Two lines across the page have a text between them, no values.
    if (typeof parsed === 'string') return { values: {}, ignored: [], body: plain };
    return { ...readValues(withoutNulls(parsed)), body: plain.slice(length) };
  } catch {
    return null;
  }
}

type Language = 'yaml' | 'toml' | 'json';

function blockOf(plain: string): { language: Language | null; written: string; length: number } {
  const [all, fence, named, written = ''] = FENCED.exec(plain) ?? [];
  if (all !== undefined) {
    const language = (named as Language | undefined) ?? (fence === '+++' ? 'toml' : 'yaml');
    return { language, written, length: all.length };
  }
  const [whole, json = ''] = JSON_BLOCK.exec(plain) ?? [];
  return { language: whole ? 'json' : null, written: json, length: whole?.length ?? 0 };
}

function parse(language: Language, written: string): unknown {
  if (language === 'json') return JSON.parse(written);
  if (language === 'toml') return parseToml(written);
  // Without aliases, a short text cannot become a large value. Warnings would be printed, with the
  // text of the file.
  return parseYaml(written, { maxAliasCount: 0, schema: 'core', logLevel: 'error' });
}

/** Each value by itself: one of another form costs no other, unless it says what must not be public. */
function readValues(given: unknown): Pick<ReadFile, 'values' | 'ignored'> {
  const values: Record<string, unknown> = {};
  const ignored: string[] = [];
  const known: Record<string, z.ZodMiniType> = FrontMatter.shape;
  for (const [written, value] of inOrder(given as object)) {
    const plain = plainOf(written);
    const key = keyOf(plain);
    if (key === null) continue;
    const hides = HIDES.has(plain);
    const shows = SHOWS.has(plain);
    const isDate = plain === 'published' && /^\d{4}-\d\d-\d\d/.test(String(value));
    const field = isDate ? 'publishedAt' : key;
    const read = known[field]?.safeParse(value);
    if (read?.success && (hides || (shows && !isDate))) {
      if (read.data === hides) values.hidden = true;
    } else if (read?.success) values[field] ??= read.data;
    else {
      if (hides || shows || SECRECY.has(field)) values.hidden = true;
      if (!hides && !shows) ignored.push(written);
    }
  }
  return { values: values as FrontMatter, ignored };
}

/** What may say that an entry is not public, or not for ever. */
const SECRECY = new Set<Key>(['build', 'status', 'state', 'visibility', 'password', 'unpublishAt']);

const plainOf = (key: string) => key.toLowerCase().replace(/[-_ ]/g, '');
const OWN_KEYS = Object.keys(FrontMatter.shape) as Key[];
const KEYS = new Map<string, Key>([
  ...Object.entries(OTHER_NAMES).flatMap(([key, others]) =>
    others.map((other) => [other, key as Key] as const),
  ),
  ...OWN_KEYS.map((key) => [plainOf(key), key] as const),
]);

function keyOf(plain: string): Key | null {
  if (HIDES.has(plain)) return 'hidden';
  return SHOWS.has(plain) ? 'published' : (KEYS.get(plain) ?? null);
}

/** Our own names first, then the others in their order. */
function inOrder(given: object): [string, unknown][] {
  const place = (written: string) => {
    const plain = plainOf(written);
    const key = KEYS.get(plain);
    return key === undefined ? 0 : (OTHER_NAMES[key]?.indexOf(plain) ?? -1);
  };
  return Object.entries(given).sort(([one], [other]) => place(one) - place(other));
}

const withoutNulls = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null))
    : (value ?? {});
