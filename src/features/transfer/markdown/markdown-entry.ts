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
  const file = posix.basename(path).replace(/\.\w+$/, '');
  const [, dayInName, nameAfterDay] = DAY_IN_NAME.exec(file) ?? [];
  const title = (values.title ?? heading ?? nameAfterDay ?? file).replace(/\s+/g, ' ').trim();
  const hasValues = Object.keys(values).length > 0;
  const date = values.publishedAt ?? values.date ?? (hasValues ? dayInName : undefined);
  const publishedAt = momentOf(date);
  const unpublishAt = momentOf(values.unpublishAt);
  const endIsUnknown = Boolean(values.unpublishAt?.trim()) && !unpublishAt;
  const unread = endIsUnknown ? [...ignored, 'unpublishAt'] : ignored;
  if (date !== undefined && !publishedAt)
    return { kind: 'skipped', id, title: title.slice(0, LIMITS.title), reason: 'badDate' };
  const { markdown, pictures } = withPlaces(path, body, has);
  const pictureOf = (one: FrontMatter['cover']): PictureRef | null =>
    one?.src ? { ...one, address: resolve(path, one.src) } : null;
  const language = values.language?.toLowerCase().split(/[-_]/, 1)[0];
  return {
    kind: 'entry',
    entry: {
      id,
      title: title.slice(0, LIMITS.title),
      body: markdown.trim(),
      pictures,
      summary: values.summary?.trim() ?? '',
      author: values.author ?? values.authors?.join(', ') ?? '',
      place: values.place ?? '',
      tags: (values.tags ?? []).filter(Boolean),
      categories: [values.category, ...(values.categories ?? [])].filter(
        (one) => one !== undefined,
      ),
      slug: slugOf(values.slug ?? '', LIMITS.slug),
      state: endIsUnknown || isNotPublic(path, values) ? 'draft' : stateOf(values, publishedAt),
      publishedAt,
      unpublishAt,
      cover: pictureOf(values.cover),
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
      reasons: [
        ...(unread.length > 0 ? (['fieldsIgnored'] as const) : []),
        ...(title.length > LIMITS.title ? (['textShortened'] as const) : []),
      ],
      lost: unread,
    },
  };
}

function stateOf({ state, status }: FrontMatter, publishedAt: string | null): State {
  const known = STATES.find((one) => one === (state ?? status));
  return known ?? (publishedAt ? 'published' : 'draft');
}

/** Jekyll writes the day of a text at the beginning of its file's name. */
const DAY_IN_NAME = /^(\d{4}-\d\d-\d\d)-(.+)$/;

const PUBLIC_WORDS =
  /^(publish(ed)?|public|active|live|scheduled|future|archived|everyone|all|yayında|yayınlandı|yayımlandı|herkes)$/iu;

/** Whether other programs would not show it: a folder or a value says so, in a word that may be unknown here. */
function isNotPublic(path: string, values: FrontMatter): boolean {
  if (/(^|\/)_?(drafts?|private|unpublished|taslak(lar)?)\//i.test(path)) return true;
  const { hidden, build, password, state, status, visibility } = values;
  if (hidden || build === false || password) return true;
  const words = [STATES.some((one) => one === state) ? undefined : state, status, visibility];
  return words.some((word) => word !== undefined && !PUBLIC_WORDS.test(word.trim()));
}

/** With dots, dashes and slashes the day comes first, as Turks write dates. */
const DAY_FIRST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:,?[ T]+(\d{1,2}:\d\d(?::\d\d)?))?$/;
const YEAR_FIRST =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T]+(\d{1,2}:\d\d(?::\d\d)?)(?:[.,]\d+)?)?$/;
/** "1 Mayıs 2019", "May 1, 2019", each perhaps with a time. */
const WITH_WORD =
  /^(?:(\d{1,2})\.? +(\p{L}{3,9})\.?|(\p{L}{3,9})\.? +(\d{1,2})),? +(\d{4})(?:,?[ T]+(\d{1,2}:\d\d(?::\d\d)?))?$/u;
const MONTHS: readonly RegExp[] = [
  ...[/^(oca|jan|ene)/, /^(şub|sub|feb)/, /^(mar|mär|maer)/, /^(nis|apr|abr)/, /^(may|mai)/],
  ...[/^(haz|jun)/, /^(tem|jul)/, /^(ağu|agu|aug|ago)/, /^(eyl|sep)/, /^(eki|oct|okt)/],
  ...[/^(kas|nov)/, /^(ara|dec|dez|dic)/],
];
const IN_ISTANBUL = /\s*[[(]?(?:Europe\/Istanbul|Asia\/Istanbul|Turkey|TRT)[\])]?$/i;
const WITH_ZONE = /(?:Z|[+-]\d\d:?\d\d|GMT|UTC)$/i;

/**
 * The moment as ISO 8601 in UTC; a time without a zone is one in Istanbul. Null: unreadable, or two readings.
 */
function momentOf(typed: string | undefined): string | null {
  const text = typed?.trim();
  if (!text) return null;
  const date = dateOf(text);
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

function dateOf(text: string): Date | null {
  const plain = text.replace(IN_ISTANBUL, '');
  const [, year, , month, day, time] = YEAR_FIRST.exec(plain) ?? [];
  if (year) return inIstanbul(year, Number(month), Number(day), time);
  const [, first, sign, second, last, hour] = DAY_FIRST.exec(plain) ?? [];
  if (last) {
    // In America 3/4/2019 is the fourth of March.
    if (sign !== '.' && Number(first) <= 12 && first !== second) return null;
    return inIstanbul(last, Number(second), Number(first), hour);
  }
  const [, dayBefore, wordAfter, wordBefore, dayAfter, written, at] = WITH_WORD.exec(plain) ?? [];
  if (written) {
    const word = (wordAfter ?? wordBefore ?? '').toLocaleLowerCase('tr');
    const place = MONTHS.findIndex((name) => name.test(word));
    return place < 0 ? null : inIstanbul(written, place + 1, Number(dayBefore ?? dayAfter), at);
  }
  // With its zone, or nothing that is known for certain.
  const withZone = plain.replace(/ \([^()]{1,60}\)$/, '');
  return WITH_ZONE.test(withZone) ? new Date(withZone) : null;
}

function inIstanbul(year: string, month: number, day: number, time = '00:00'): Date {
  const two = (part: number) => String(part).padStart(2, '0');
  return fromWallClock(
    `${year}-${two(month)}-${two(day)}T${time.padStart(time.length > 5 ? 8 : 5, '0')}`,
  );
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
