import { posix } from 'node:path';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { DECORATIVE, isDecorative } from '../../../platform/markup/own-picture.ts';
import { percentDecoded } from '../../../platform/percent-decoding.ts';
import { slugOf } from '../../../platform/slug.ts';
import { fromWallClock } from '../../../platform/wall-clock.ts';
import { LIMITS, STATES, type State } from '../../content/schema.ts';
import { importedAddress } from '../addresses/imported-address.ts';
import type { PictureRef, Read } from '../entry.ts';
import type { FrontMatter } from './front-matter.ts';

/** What becomes of one Markdown file. `has` says whether the ZIP contains a path. */
export function toEntry(
  path: string,
  { values, ignored, body }: { values: FrontMatter; ignored: string[]; body: string },
  has: (path: string) => boolean,
): Read {
  const id = values.id ?? path;
  const heading = /^#[ \t]+(.+)$/m.exec(body)?.[1];
  const name = posix.basename(path).replace(/\.\w+$/, '');
  const title = (values.title ?? heading ?? name).replace(/\s+/g, ' ').trim();
  const date = values.publishedAt ?? values.date;
  const publishedAt = momentOf(date);
  const endsAt = values.unpublishAt ?? values.expiryDate;
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
      state: isNotPublic(path, values) ? 'draft' : stateOf(values, publishedAt),
      publishedAt,
      unpublishAt: momentOf(endsAt),
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
      reasons: ignored.length > 0 ? ['fieldsIgnored'] : [],
      lost: ignored,
    },
  };
}

function stateOf({ state, status }: FrontMatter, publishedAt: string | null): State {
  const known = STATES.find((one) => one === (state ?? status));
  return known ?? (publishedAt ? 'published' : 'draft');
}

const PUBLIC_WORDS = /^(publish(ed)?|public|active|live|scheduled|future|archived|everyone|all)$/i;

/** Whether other programs would not show it: a folder or a value says so, in a word that may be unknown here. */
function isNotPublic(path: string, values: FrontMatter): boolean {
  if (/(^|\/)_?(drafts?|private|unpublished|taslak(lar)?)\//i.test(path)) return true;
  const { draft, hidden, unlisted, password, published, state, status, visibility } = values;
  if (draft || hidden || unlisted || values.private || password) return true;
  if (published === false || values.public === false) return true;
  const words = [STATES.some((one) => one === state) ? undefined : state, status, visibility];
  return words.some((word) => word !== undefined && !PUBLIC_WORDS.test(word.trim()));
}

/** With dots and slashes the day comes first, as Turks write dates. */
const DAY_FIRST = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})(?:[ T](\d{1,2}:\d\d(?::\d\d)?))?$/;
const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?)?$/;

/** The moment as ISO 8601 in UTC; a time without a zone is one in Istanbul. Null: unreadable, or two readings. */
function momentOf(typed: string | undefined): string | null {
  const text = typed?.trim();
  if (!text) return null;
  const date = dateOf(text);
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

function dateOf(text: string): Date | null {
  const [, day, time = '00:00'] = WITHOUT_ZONE.exec(text) ?? [];
  if (day) return fromWallClock(`${day}T${time}`);
  const [, first = '', sign, second = '', year, hour = '00:00'] = DAY_FIRST.exec(text) ?? [];
  if (sign) {
    // In America 3/4/2019 is the fourth of March.
    if (sign === '/' && Number(first) <= 12 && first !== second) return null;
    const two = (part: string) => part.padStart(2, '0');
    return fromWallClock(`${year}-${two(second)}-${two(first)}T${hour.padStart(5, '0')}`);
  }
  // With its zone, or nothing that is known for certain.
  return /(Z|[+-]\d\d:?\d\d|GMT|UTC)$/i.test(text) ? new Date(text) : null;
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
