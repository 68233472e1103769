import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { DECORATIVE, isDecorative } from '../../../platform/markup/own-picture.ts';
import { percentDecoded } from '../../../platform/percent-decoding.ts';
import { slugOf } from '../../../platform/slug.ts';
import { fromWallClock } from '../../../platform/wall-clock.ts';
import { LIMITS, NO_WORDS, STATES, type State } from '../../content/schema.ts';
import { MediaFields } from '../../media/schema.ts';
import { importedAddress } from '../addresses/imported-address.ts';
import { MAX_ENTRIES, MAX_TERMS } from '../contract.ts';
import {
  type ImportSource,
  type MediaWords,
  type PictureRef,
  type Read,
  type SourceHead,
  UnusableFile,
} from '../entry.ts';
import type { Archive } from '../open-source.server.ts';
import { readRecords } from '../records/records.server.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';

/** The largest Markdown file, in bytes. */
const LARGEST_FILE = 2 * 1024 * 1024;

const LARGEST_MEDIA = 50 * 1024 * 1024;

export const isMarkdown = (name: string) =>
  /\.(md|markdown)$/i.test(name) && !/(^|\/)(readme\.md$|\.)/i.test(name);

/** A ZIP of Markdown files with front matter, and their pictures; also the export of this product. */
export class FolderSource implements ImportSource {
  readonly #archive: Archive;
  readonly #paths: string[];
  #words: Promise<Map<string, MediaWords>> | undefined;

  constructor(archive: Archive) {
    this.#archive = archive;
    this.#paths = [...archive.names].filter(isMarkdown).sort();
    if (this.#paths.length > MAX_ENTRIES) throw new UnusableFile('tooManyEntries');
  }

  async readHead(signal: AbortSignal): Promise<SourceHead> {
    const categories = new Map<string, string>();
    for await (const read of this.read(signal)) {
      if (read.kind !== 'entry') continue;
      for (const slug of read.entry.categories)
        if (categories.size < MAX_TERMS) categories.set(slug, slug);
    }
    return { source: 'markdown', site: '', categories };
  }

  /** Those that are no translation of another one come first. */
  async *read(signal: AbortSignal): AsyncGenerator<Read> {
    const later: string[] = [];
    for (const path of this.#paths) {
      const read = await this.#readFile(path, signal);
      if (read.kind === 'entry' && read.entry.translationOf) later.push(path);
      else yield read;
    }
    for (const path of later) yield this.#readFile(path, signal);
  }

  async #readFile(path: string, signal: AbortSignal): Promise<Read> {
    signal.throwIfAborted();
    const skipped = (reason: 'badEntry' | 'tooLong'): Read => ({
      kind: 'skipped',
      id: path,
      title: path,
      reason,
    });
    let bytes: Buffer;
    try {
      const stream = await this.#archive.open(path, LARGEST_FILE);
      bytes = stream ? await buffer(stream) : Buffer.alloc(0);
    } catch (error) {
      return skipped(
        error instanceof UnusableFile && error.fault === 'tooLarge' ? 'tooLong' : 'badEntry',
      );
    }
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      const file = readFrontMatter(text);
      return file ? toEntry(path, file, (address) => this.has(address)) : skipped('badEntry');
    } catch {
      return skipped('badEntry');
    }
  }

  has(address: string): boolean {
    return this.#archive.names.has(address);
  }

  async extract(address: string, path: string): Promise<string | null> {
    const found = await this.#archive.extract(address, path, LARGEST_MEDIA);
    return found ? posix.basename(address) : null;
  }

  async wordsOf(address: string): Promise<MediaWords | null> {
    this.#words ??= readWords(this.#archive).catch(() => new Map());
    return (await this.#words).get(address) ?? null;
  }

  records(name: string): AsyncIterable<unknown> {
    return readRecords(this.#archive, name);
  }

  async close(): Promise<void> {
    this.#archive.close();
  }
}

/** What the library of an export says of its pictures and files, beside their bytes. */
const LIBRARY = 'media.json';
/** Of some ten thousand pictures. */
const LARGEST_LIBRARY = 32 * 1024 * 1024;

/** By path in the ZIP. What cannot be read says nothing. */
async function readWords(archive: Archive): Promise<Map<string, MediaWords>> {
  const stream = await archive.open(LIBRARY, LARGEST_LIBRARY);
  const listed: unknown = stream ? JSON.parse((await buffer(stream)).toString('utf8')) : [];
  const words = new Map<string, MediaWords>();
  for (const one of Array.isArray(listed) ? listed : []) {
    const { path, ...fields } = (one ?? {}) as Record<string, unknown>;
    const parsed = MediaFields.safeParse(fields);
    if (typeof path === 'string' && parsed.success) words.set(path, parsed.data);
  }
  return words;
}

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
        file: { address: resolve(path, src), ...NO_WORDS },
        title: text,
      })),
      ...(values.corrections?.length && {
        corrections: values.corrections.map(({ day, text }) => ({ day: day.slice(0, 10), text })),
      }),
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

/**
 * Whether other programs would not show it: a folder or a value says so, in a word that may be unknown
 * here.
 */
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
  /^(oca|jan|ene)/,
  /^(şub|sub|feb)/,
  /^(mar|mär|maer)/,
  /^(nis|apr|abr)/,
  /^(may|mai)/,
  /^(haz|jun)/,
  /^(tem|jul)/,
  /^(ağu|agu|aug|ago)/,
  /^(eyl|sep)/,
  /^(eki|oct|okt)/,
  /^(kas|nov)/,
  /^(ara|dec|dez|dic)/,
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
      pictures.push({ address, ...NO_WORDS, alt: alt.replace(/\\(.)/g, '$1'), decorative });
      const place = `import:${pictures.length - 1}${decorative ? DECORATIVE : ''}`;
      return all.slice(0, all.length - typed.length) + place;
    },
  );
  return { markdown, pictures };
}
