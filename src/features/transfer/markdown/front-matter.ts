import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';

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
    z.transform((src) => ({ src, alt: '', caption: '', credit: '', decorative: false })),
  ),
  z.pipe(
    z.object({
      ...{ src: z.optional(text), image: z.optional(text), path: z.optional(text) },
      ...{ url: z.optional(text), file: z.optional(text) },
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
const flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((value) => /^(true|yes|on|1|evet)$/i.test(String(value).trim())),
);
/** A name, or as some themes write it an object with one. */
const name = z.union([
  text,
  z.pipe(
    z.object({ name: text }),
    z.transform((one) => one.name),
  ),
]);
const names = z.union([z.array(name), list]);

/** Our own names first, then those of other programs. Unknown ones are ignored. */
const FrontMatter = z.object({
  id: z.optional(text),
  title: z.optional(text),
  slug: z.optional(text),
  category: z.optional(text),
  categories: z.optional(list),
  state: z.optional(text),
  draft: z.optional(flag),
  published: z.optional(flag),
  public: z.optional(flag),
  private: z.optional(flag),
  hidden: z.optional(flag),
  unlisted: z.optional(flag),
  status: z.optional(text),
  visibility: z.optional(text),
  password: z.optional(text),
  date: z.optional(text),
  publishedAt: z.optional(text),
  unpublishAt: z.optional(text),
  expiryDate: z.optional(text),
  author: z.optional(name),
  authors: z.optional(names),
  place: z.optional(text),
  tags: z.optional(list),
  summary: z.optional(text),
  description: z.optional(text),
  excerpt: z.optional(text),
  language: z.optional(text),
  lang: z.optional(text),
  translationOf: z.optional(text),
  pinned: z.optional(flag),
  cover: z.optional(picture),
  image: z.optional(picture),
  share: z.optional(
    z.object({
      title: z._default(text, ''),
      description: z._default(text, ''),
      image: z.optional(picture),
    }),
  ),
  attachments: z.optional(z.array(z.object({ src: text, title: z._default(text, '') }))),
  formerSlugs: z.optional(list),
  aliases: z.optional(list),
});
export type FrontMatter = z.infer<typeof FrontMatter>;

interface ReadFile {
  values: FrontMatter;
  /** The names of values that have another form than this one. */
  ignored: string[];
  body: string;
}

/**
 * The values between two lines `---` (YAML) or `+++` (TOML), and the text behind them. Null if they cannot
 * be read: what should be hidden must not become public because of it.
 */
export function readFrontMatter(file: string): ReadFile | null {
  const plain = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const match = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)\n?\1[ \t]*(?:\n|$)/.exec(plain);
  if (!match) return plain.startsWith('+++\n') ? null : { values: {}, ignored: [], body: plain };
  const [whole, fence, written = ''] = match;
  if (written.length > LONGEST) return null;
  try {
    // Without aliases, a short text cannot become a large value. Warnings would be printed, with the
    // text of the file.
    const parsed: unknown =
      fence === '+++'
        ? parseToml(written)
        : parseYaml(written, { maxAliasCount: 0, schema: 'core', logLevel: 'error' });
    return { ...readValues(withoutNulls(parsed)), body: plain.slice(whole.length) };
  } catch {
    return null;
  }
}

/** Each value by itself: one of another form costs no other, unless it says what must not be public. */
function readValues(given: unknown): Pick<ReadFile, 'values' | 'ignored'> {
  const values: Record<string, unknown> = {};
  const ignored: string[] = [];
  const known: Record<string, z.ZodMiniType> = FrontMatter.shape;
  for (const [key, value] of Object.entries(given as object)) {
    const schema = Object.hasOwn(known, key) ? known[key] : undefined;
    if (!schema) continue;
    const read = schema.safeParse(value);
    if (read.success) values[key] = read.data;
    else if (SECRECY.has(key)) values.draft = true;
    else ignored.push(key);
  }
  return { values: values as FrontMatter, ignored };
}

/** What may say that an entry is not public. */
const SECRECY = new Set([
  ...['draft', 'published', 'public', 'private', 'hidden', 'unlisted'],
  ...['status', 'state', 'visibility', 'password'],
]);

const withoutNulls = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null))
    : (value ?? {});
