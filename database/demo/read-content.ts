import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { CATEGORY_NAMES, CorrectionNote } from '../../src/features/content/schema.ts';

const FrontMatter = z.strictObject({
  title: z.string(),
  /** Istanbul time, "2026-11-19 09:30". */
  date: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  summary: z.string(),
  author: z.string().optional(),
  place: z.string().optional(),
  /** The branch that wrote it, as lists name it: `Nilüfer, Bursa`; without it: the whole party. */
  branch: z.string().optional(),
  tags: z.array(z.string()).default([]),
  /** The address of the Turkish content that this one translates. */
  translates: z.string().optional(),
  /** Whether the home page shows it first. */
  pinned: z.boolean().default(false),
  archived: z.boolean().default(false),
  corrections: z.array(CorrectionNote).default([]),
  /** Texts about `pictures/contents/{slug}.svg`. */
  cover: z.strictObject({ alt: z.string(), caption: z.string().default('') }).optional(),
});

/** The demo's content, from Markdown files with one folder for each category. */
export async function readDemoContent(folder: string) {
  const contents = await Promise.all(
    CATEGORY_NAMES.map(async (category) => {
      const files = await readdir(join(folder, category));
      return Promise.all(
        files
          .filter((file) => file.endsWith('.md'))
          .map(async (file) => {
            const text = await readFile(join(folder, category, file), 'utf8');
            return { category, slug: file.slice(0, -3), ...split(text, `${category}/${file}`) };
          }),
      );
    }),
  );
  return contents.flat().sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
}

export type DemoContent = Awaited<ReturnType<typeof readDemoContent>>[number];

function split(text: string, name: string) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error(`${name} has no front matter.`);
  const parsed = FrontMatter.safeParse(parse(match[1] as string));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  const { date, ...head } = parsed.data;
  return {
    ...head,
    publishedAt: new Date(`${date.replace(' ', 'T')}:00+03:00`),
    body: (match[2] as string).trim(),
  };
}
