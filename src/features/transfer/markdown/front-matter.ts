import { parse } from 'yaml';
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
const picture = z.union([
  z.pipe(
    text,
    z.transform((src) => ({ src, alt: '', caption: '', credit: '', decorative: false })),
  ),
  z.object({
    src: text,
    alt: z._default(text, ''),
    caption: z._default(text, ''),
    credit: z._default(text, ''),
    decorative: z._default(z.boolean(), false),
  }),
]);
const flag = z.boolean();

/** Our own names first, then those of other programs. Unknown ones are ignored. */
const FrontMatter = z.object({
  id: z.optional(text),
  title: z.optional(text),
  slug: z.optional(text),
  category: z.optional(text),
  categories: z.optional(list),
  state: z.optional(text),
  draft: z.optional(flag),
  date: z.optional(text),
  publishedAt: z.optional(text),
  unpublishAt: z.optional(text),
  author: z.optional(text),
  authors: z.optional(list),
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

/** The values between the two lines `---`, and the text behind them. Null if they cannot be read. */
export function readFrontMatter(file: string): { values: FrontMatter; body: string } | null {
  const plain = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const match = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(plain);
  if (!match) return { values: {}, body: plain };
  const [whole, yaml = ''] = match;
  if (yaml.length > LONGEST) return null;
  try {
    // Without aliases, a short text cannot become a large value. Warnings would be printed, with the
    // text of the file.
    const parsed = parse(yaml, { maxAliasCount: 0, schema: 'core', logLevel: 'error' });
    const values = FrontMatter.safeParse(withoutNulls(parsed));
    return values.success ? { values: values.data, body: plain.slice(whole.length) } : null;
  } catch {
    return null;
  }
}

const withoutNulls = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null))
    : (value ?? {});
