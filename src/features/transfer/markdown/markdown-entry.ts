import { posix } from 'node:path';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { DECORATIVE, isDecorative } from '../../../platform/markup/own-picture.ts';
import { percentDecoded } from '../../../platform/percent-decoding.ts';
import { slugOf } from '../../../platform/slug.ts';
import { LIMITS, STATES, type State } from '../../content/schema.ts';
import { importedAddress } from '../addresses/imported-address.ts';
import type { PictureRef, Read } from '../entry.ts';
import type { FrontMatter } from './front-matter.ts';

/** What becomes of one Markdown file. `has` says whether the ZIP contains a path. */
export function toEntry(
  path: string,
  { values, body }: { values: FrontMatter; body: string },
  has: (path: string) => boolean,
): Read {
  const id = values.id ?? path;
  const heading = /^#[ \t]+(.+)$/m.exec(body)?.[1];
  const name = posix.basename(path).replace(/\.\w+$/, '');
  const title = (values.title ?? heading ?? name).replace(/\s+/g, ' ').trim();
  const date = values.publishedAt ?? values.date;
  const publishedAt = momentOf(date);
  if (date !== undefined && !publishedAt)
    return { kind: 'skipped', id, title: title.slice(0, LIMITS.title), reason: 'badDate' };
  const { markdown, pictures } = withPlaces(path, body, has);
  const pictureOf = (one: FrontMatter['cover']): PictureRef | null =>
    one?.src ? { ...one, address: resolve(path, one.src) } : null;
  const language = values.language ?? values.lang;
  return {
    kind: 'entry',
    entry: {
      id,
      title: title.slice(0, LIMITS.title),
      body: markdown.trim(),
      pictures,
      summary: (values.summary ?? values.description ?? values.excerpt ?? '').trim(),
      author: values.author ?? values.authors?.join(', ') ?? '',
      place: values.place ?? '',
      tags: (values.tags ?? []).filter(Boolean),
      categories: [values.category, ...(values.categories ?? [])].filter(
        (one) => one !== undefined,
      ),
      slug: slugOf(values.slug ?? '', LIMITS.slug),
      state: stateOf(values, publishedAt),
      publishedAt,
      unpublishAt: momentOf(values.unpublishAt),
      cover: pictureOf(values.cover ?? values.image),
      language: LOCALES.find((one) => one === language) ?? null,
      share: {
        title: values.share?.title ?? '',
        description: values.share?.description ?? '',
        picture: pictureOf(values.share?.image),
      },
      pinned: values.pinned ?? false,
      attachments: (values.attachments ?? []).map(({ src, title: text }) => ({
        file: { address: resolve(path, src), alt: '', caption: '', credit: '', decorative: false },
        title: text,
      })),
      translationOf: values.translationOf ?? null,
      formerSlugs: (values.formerSlugs ?? [])
        .map((one) => slugOf(one, LIMITS.slug))
        .filter(Boolean),
      addresses: (values.aliases ?? []).map(importedAddress).filter((one) => one !== null),
      reasons: [],
    },
  };
}

function stateOf({ state, draft }: FrontMatter, publishedAt: string | null): State {
  const known = STATES.find((one) => one === state);
  if (known) return known;
  return draft || !publishedAt ? 'draft' : 'published';
}

function momentOf(text: string | undefined): string | null {
  if (!text) return null;
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00+03:00` : text;
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The path in the ZIP that an address in a file means. */
function resolve(path: string, address: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  const typed = address.split(/[?#]/, 1)[0] ?? '';
  const plain = percentDecoded(typed) ?? typed;
  return plain.startsWith('/') ? plain.slice(1) : posix.join(posix.dirname(path), plain);
}

/** Addresses of files in the ZIP become places: `import:0`. */
function withPlaces(path: string, body: string, has: (path: string) => boolean) {
  const pictures: PictureRef[] = [];
  const markdown = body.replace(
    /(!?)\[((?:[^\]\\]|\\.){0,500})\]\((<[^<>\n]{1,500}>|[^\s()<>]{1,500})/g,
    (all, _mark, alt: string, typed: string) => {
      const address = resolve(path, typed.replace(/^<|>$/g, ''));
      if (!has(address)) return all;
      const decorative = isDecorative(typed.replace(/>$/, ''));
      const words = { alt: alt.replace(/\\(.)/g, '$1'), caption: '', credit: '' };
      pictures.push({ address, ...words, decorative });
      const place = `import:${pictures.length - 1}${decorative ? DECORATIVE : ''}`;
      return all.slice(0, all.length - typed.length) + place;
    },
  );
  return { markdown, pictures };
}
