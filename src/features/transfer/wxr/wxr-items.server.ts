import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { MAX_TEXT_BYTES } from '../contract.ts';
import { UnusableFile } from '../entry.ts';
import { BROKEN, ItemSplitter, linesIn, XmlText } from './xml-text.server.ts';

/** One `<item>` of the file, and what the channel says before and between the items. */
export interface WxrItem {
  fields: Map<string, string>;
  /** `domain`, `nicename` and text of each category and tag. */
  terms: { domain: string; slug: string; name: string }[];
  meta: Map<string, string>;
  /** A part was longer than the limit and was left out. */
  isTooLong: boolean;
  /** The first line of the file at which it is damaged; 0: none. */
  damagedLine: number;
  comments: number;
}
export type WxrPart =
  | { kind: 'item'; item: WxrItem }
  | { kind: 'site'; address: string }
  | { kind: 'author'; login: string; name: string }
  | { kind: 'category'; slug: string; name: string };

const DEEPEST = 32;
/** The largest text between two tags, in characters: more is held by no content. */
const LONGEST_TEXT = 4 * 1024 * 1024;
const LONGEST_ITEM = 2 * 1024 * 1024;
const MOST_TERMS = 200;
const MOST_META = 200;
/** The element with the text. */
export const TEXT = ['content', 'encoded'].join(':');
const FIELDS = new Set([
  'title',
  'link',
  'guid',
  'dc:creator',
  TEXT,
  'excerpt:encoded',
  'wp:post_id',
  'wp:post_date',
  'wp:post_date_gmt',
  'wp:post_name',
  'wp:status',
  'wp:post_type',
  'wp:post_password',
  'wp:attachment_url',
  'wp:post_parent',
  'wp:menu_order',
  'wp:is_sticky',
]);
const META =
  /^(_thumbnail_id|_wp_attachment_image_alt|_wp_old_slug|_wpml_import_language_code|_wpml_import_translation_group|_icl_lang_duplicate_of)$/;

/**
 * Reads an export of WordPress as a stream: only one item is in memory at a time. Entities of the
 * file are not expanded, because a document type is refused. An item that is damaged has the line; the
 * others are read.
 * @throws UnusableFile with the line
 */
export async function* readWxrParts(file: Readable, signal: AbortSignal): AsyncGenerator<WxrPart> {
  const reader = new ItemReader();
  const text = new XmlText();
  let bytes = 0;
  try {
    for await (const chunk of file) {
      signal.throwIfAborted();
      bytes += (chunk as Buffer).length;
      if (bytes > MAX_TEXT_BYTES) throw new UnusableFile('tooLarge');
      reader.write(text.read(chunk as Buffer));
      yield* reader.take();
    }
    reader.write(text.end());
    reader.end();
    yield* reader.take();
  } finally {
    file.destroy();
  }
}

class ItemReader {
  readonly #splitter = new ItemSplitter();
  readonly #channel = this.#newParser();
  readonly #channelPath: string[] = [];
  #parser = this.#channel;
  #path = this.#channelPath;
  /** The line of the file at which the parser of an item began. */
  #firstLine = 1;
  #parts: WxrPart[] = [];
  #text = '';
  #item: WxrItem | null = null;
  #itemSize = 0;
  #pair: Record<string, string> = {};
  #attributes: Record<string, string> = {};
  #sinceEvent = 0;
  #isWxr = false;
  /** Whether the end of the item is what the parser reads. */
  #isAtEnd = false;

  #newParser(): SaxesParser {
    const parser = new SaxesParser();
    // The parser goes on behind a fault.
    parser.on('error', () => this.#damaged(this.line));
    parser.on('doctype', () => {
      throw new UnusableFile('doctype', this.line);
    });
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes));
    parser.on('closetag', ({ name }) => this.#close(name));
    const add = (text: string) => {
      this.#sinceEvent = 0;
      const broken = text.indexOf(BROKEN);
      if (broken >= 0) this.#damaged(this.line - linesIn(text.slice(broken)));
      if (this.#text.length + text.length <= LONGEST_ITEM) this.#text += text;
      else if (this.#item) this.#item.isTooLong = true;
    };
    parser.on('text', add);
    parser.on('cdata', add);
    return parser;
  }

  get line(): number {
    return this.#parser.line + this.#firstLine - 1;
  }

  write(text: string, isEnd = false): void {
    for (const part of this.#splitter.split(text, isEnd)) {
      if (part.kind === 'itemStart' && this.#isInChannel()) this.#beginItem();
      this.#sinceEvent += part.text.length;
      // The parser holds a text until its end.
      if (this.#sinceEvent > LONGEST_TEXT) throw new UnusableFile('tooLarge', this.line);
      this.#isAtEnd = part.kind === 'itemEnd';
      this.#parser.write(part.text);
      if (this.#isAtEnd && this.#parser !== this.#channel) this.#endItem();
    }
  }

  /** Also behind a tag that closes more than was open. */
  #isInChannel(): boolean {
    return this.#isWxr || this.#channelPath[1] === 'channel';
  }

  #beginItem(): void {
    this.#firstLine = this.#channel.line;
    this.#parser = this.#newParser();
    this.#path = ['rss', 'channel'];
  }

  /** What an item that is not whole has; the channel goes on at its line. */
  #endItem(): void {
    if (this.#item) this.#damaged(this.line);
    this.#isAtEnd = true;
    while (this.#path.length > 2) this.#close(this.#path.at(-1) as string);
    const lines = this.#parser.line - 1;
    this.#parser = this.#channel;
    this.#path = this.#channelPath;
    this.#firstLine = 1;
    this.#channel.write('\n'.repeat(lines));
  }

  end(): void {
    this.write('', true);
    const isCutOff = this.#splitter.isInItem || this.#path.length > 0;
    if (isCutOff) throw new UnusableFile('notXml', this.line);
    this.#channel.close();
    if (!this.#isWxr) throw new UnusableFile('notWxr');
  }

  /** Between the items damage costs nothing. */
  #damaged(line: number): void {
    if (this.#item) this.#item.damagedLine ||= line;
  }

  take(): WxrPart[] {
    const parts = this.#parts;
    this.#parts = [];
    return parts;
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#sinceEvent = 0;
    // A part that is not closed ends where the next one begins.
    if (this.#item && FIELDS.has(name) && FIELDS.has(this.#path[3] ?? '')) {
      this.#damaged(this.line);
      while (this.#path.length > 3) this.#close(this.#path.at(-1) as string);
    }
    this.#path.push(name);
    if (this.#path.length > DEEPEST) throw new UnusableFile('tooDeep', this.line);
    if (this.#path.length === 1 && name !== 'rss') throw new UnusableFile('notWxr', this.line);
    this.#text = '';
    this.#attributes = attributes;
    if (this.#depth('item')) {
      this.#item = {
        fields: new Map(),
        terms: [],
        meta: new Map(),
        isTooLong: false,
        damagedLine: 0,
        comments: 0,
      };
      this.#itemSize = 0;
    }
    if (name === 'wp:author' || name === 'wp:category' || name === 'wp:postmeta') this.#pair = {};
  }

  /** Whether the open element is this one, directly in the channel. */
  #depth(name: string): boolean {
    return this.#path.length === 3 && this.#path[2] === name;
  }

  #close(name: string): void {
    this.#sinceEvent = 0;
    // An end too many closes more than it should.
    if (this.#path.at(-1) !== name || (this.#depth('item') && this.#item && !this.#isAtEnd)) {
      this.#damaged(this.line);
      return;
    }
    const text = this.#text;
    this.#text = '';
    if (this.#item) this.#closeInItem(this.#item, name, text);
    else this.#closeInChannel(name, text.trim());
    this.#path.pop();
  }

  #closeInChannel(name: string, text: string): void {
    if (name === 'wp:wxr_version') this.#isWxr = true;
    if (name === 'wp:base_blog_url') this.#parts.push({ kind: 'site', address: text });
    const parent = this.#path.at(-2);
    if (parent === 'wp:author' || parent === 'wp:category') this.#pair[name] = text.slice(0, 200);
    const pair = this.#pair;
    if (name === 'wp:author') {
      const login = pair['wp:author_login'] ?? '';
      this.#parts.push({ kind: 'author', login, name: pair['wp:author_display_name'] || login });
    }
    if (name === 'wp:category') {
      const slug = pair['wp:category_nicename'] ?? '';
      if (slug) this.#parts.push({ kind: 'category', slug, name: pair['wp:cat_name'] || slug });
    }
  }

  #closeInItem(item: WxrItem, name: string, text: string): void {
    if (this.#depth('item')) {
      this.#parts.push({ kind: 'item', item });
      this.#item = null;
      return;
    }
    if (name === 'wp:comment') item.comments += 1;
    const parent = this.#path.at(-2);
    if (parent === 'wp:postmeta') this.#pair[name] = text;
    if (name === 'wp:postmeta') {
      const { 'wp:meta_key': key = '', 'wp:meta_value': value = '' } = this.#pair;
      if (META.test(key) && item.meta.size < MOST_META && value.length <= 1000)
        item.meta.set(key === '_wp_old_slug' ? `${key} ${value}` : key, value);
    }
    if (this.#path.length !== 4) return;
    if (name === 'category' && item.terms.length < MOST_TERMS) {
      const { domain = '', nicename = '' } = this.#attributes;
      item.terms.push({ domain, slug: nicename.slice(0, 200), name: text.trim().slice(0, 200) });
    }
    if (!FIELDS.has(name)) return;
    this.#itemSize += text.length;
    if (this.#itemSize > LONGEST_ITEM) item.isTooLong = true;
    else item.fields.set(name, text);
  }
}
