import type { Readable } from 'node:stream';
import { percentDecoded } from '../../../platform/percent-decoding.ts';
import { NO_WORDS } from '../../content/schema.ts';
import { importedAddress } from '../addresses/imported-address.ts';
import { MAX_ENTRIES, MAX_TERMS } from '../contract.ts';
import {
  type ImportSource,
  type PictureRef,
  type Read,
  type SourceHead,
  UnusableFile,
} from '../entry.ts';
import { plainText } from '../html/to-markdown.server.ts';
import { readOrSkip } from '../run/entry-fault.server.ts';
import { isTaken, Translations, toEntry } from './wxr-entry.server.ts';
import { readWxrParts, type WxrItem, type WxrPart } from './wxr-items.server.ts';

/** An item that is attached to others: a picture or a file. */
export interface Attachment extends PictureRef {
  /** The id of the entry to which it was uploaded. */
  entry: string;
  order: number;
}

const MOST_ATTACHMENTS = 100_000;
/** Of addresses and names that are in memory as long as the file is read. */
const LONGEST = { address: 2000, name: 300 };

export interface WxrContext {
  /** The origin of the other site; empty if the file names none. */
  origin: string;
  /** Whether the other site has its whole host, so that `/?p=12` was one of its addresses. */
  hasRoot: boolean;
  authors: ReadonlyMap<string, string>;
  attachments: ReadonlyMap<string, Attachment>;
  translations: Translations;
  /** The ids of attachments, by the former address of their own pages. */
  pages: ReadonlyMap<string, string>;
  /** By the id of the entry to which they were uploaded, in their order. */
  attachedTo: ReadonlyMap<string, Attachment[]>;
}

interface Files {
  /** The files of one export; each opens a new stream of its XML. */
  parts: (() => Promise<Readable>)[];
  /** The paths of files in the same ZIP. */
  names: ReadonlySet<string>;
  extract(name: string, path: string): Promise<boolean>;
  close(): Promise<void>;
}

/** An export of WordPress, alone or in a ZIP together with the folder `uploads`. */
export class WxrSource implements ImportSource {
  readonly #files: Files;
  /** By the part of the path below `uploads/`. */
  readonly #uploads: Map<string, string>;
  #context: WxrContext = {
    origin: '',
    hasRoot: true,
    authors: new Map(),
    attachments: new Map(),
    pages: new Map(),
    translations: new Translations(),
    attachedTo: new Map(),
  };

  constructor(files: Files) {
    this.#files = files;
    this.#uploads = new Map([...files.names].map((name) => [underUploads(name) ?? name, name]));
  }

  async readHead(signal: AbortSignal): Promise<SourceHead> {
    const authors = new Map<string, string>();
    const attachments = new Map<string, Attachment>();
    const pages = new Map<string, string>();
    const translations = new Translations();
    const tags = new Map<string, string>();
    const categories = new Map<string, string>();
    let site = '';
    let source = '';
    let entries = 0;
    for await (const part of this.#parts(signal)) {
      if (part.kind === 'site') {
        const name = nameOfSite(part.address);
        // Their entries have the same numbers.
        if (source && name && name !== source) throw new UnusableFile('severalSites');
        site ||= originOf(part.address);
        source ||= name;
      } else if (part.kind === 'author')
        authors.set(part.login.slice(0, LONGEST.name), part.name.slice(0, LONGEST.name));
      else if (part.kind === 'category') {
        if (categories.size < MAX_TERMS)
          categories.set(part.slug, part.name.slice(0, LONGEST.name));
      } else if (isAttachment(part.item)) addAttachment(attachments, pages, part.item);
      else {
        entries += 1;
        if (isTaken(part.item)) translations.add(part.item);
      }
      if (
        entries > MAX_ENTRIES ||
        attachments.size > MOST_ATTACHMENTS ||
        authors.size > MAX_ENTRIES
      )
        throw new UnusableFile('tooManyEntries');
      if (part.kind === 'item')
        for (const { domain, slug, name } of part.item.terms) {
          if (domain === 'post_tag' && slug && tags.size < MAX_TERMS * 10)
            tags.set(slug, plainText(name));
          if (domain === 'category' && slug && !categories.has(slug) && categories.size < MAX_TERMS)
            categories.set(slug, name || slug);
        }
    }
    const attachedTo = Map.groupBy(
      [...attachments.values()].toSorted((a, b) => a.order - b.order),
      ({ entry }) => entry,
    );
    this.#context = {
      origin: site,
      hasRoot: !source.includes('/'),
      authors,
      attachments,
      pages,
      translations,
      attachedTo,
    };
    return { source: source || 'wordpress', site, categories, tags };
  }

  async *read(signal: AbortSignal): AsyncGenerator<Read> {
    for await (const part of this.#parts(signal))
      if (part.kind === 'item' && !isAttachment(part.item))
        yield await readOrSkip(named(part.item), () => toEntry(part.item, this.#context));
  }

  async *#parts(signal: AbortSignal): AsyncGenerator<WxrPart> {
    for (const open of this.#files.parts) yield* readWxrParts(await open(), signal);
  }

  has(address: string): boolean {
    return this.#nameOf(address) !== null;
  }

  async extract(address: string, path: string): Promise<string | null> {
    const name = this.#nameOf(address);
    return name && (await this.#files.extract(name, path)) ? name : null;
  }

  close(): Promise<void> {
    return this.#files.close();
  }

  /** The file of an address: of the original picture, or else of the size that the text shows. */
  #nameOf(address: string): string | null {
    const below = underUploads(pathOf(address));
    if (below === null) return null;
    const original = below.replace(/-\d{1,5}x\d{1,5}(\.\w+)$/, '$1');
    return this.#uploads.get(original) ?? this.#uploads.get(below) ?? null;
  }
}

const named = ({ fields }: WxrItem) => ({
  id: fields.get('wp:post_id') ?? '',
  title: fields.get('title') ?? '',
});

const isAttachment = ({ fields }: WxrItem) => fields.get('wp:post_type') === 'attachment';

function addAttachment(
  attachments: Map<string, Attachment>,
  pages: Map<string, string>,
  { fields, meta }: WxrItem,
): void {
  const id = fields.get('wp:post_id')?.trim();
  const address = fields.get('wp:attachment_url')?.trim();
  if (!id || !address || address.length > LONGEST.address) return;
  const page = importedAddress(fields.get('link')?.trim() ?? '');
  if (page !== null) pages.set(page, id);
  attachments.set(id, {
    address,
    ...NO_WORDS,
    alt: plainText(meta.get('_wp_attachment_image_alt') ?? '').slice(0, LONGEST.name),
    caption: plainText(fields.get('excerpt:encoded') ?? '').slice(0, LONGEST.name),
    entry: fields.get('wp:post_parent')?.trim() ?? '',
    order: Number(fields.get('wp:menu_order')) || 0,
  });
}

function originOf(address: string): string {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : '';
}

/** Its whole address: sites in folders of one host have the same ids, and a site may move to https. */
function nameOfSite(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}`.slice(
    0,
    LONGEST.name,
  );
}

function pathOf(address: string): string {
  const path = URL.parse(address, 'http://x.invalid')?.pathname ?? '';
  return percentDecoded(path)?.normalize('NFC') ?? path;
}

function underUploads(path: string): string | null {
  const at = path.lastIndexOf('uploads/');
  return at < 0 ? null : path.slice(at + 'uploads/'.length);
}
