import { addressesIn, type Tag, tagsOf } from './tags.ts';

export interface CrawledPage {
  path: string;
  status: number;
  html: string;
  tags: Tag[];
  ids: Set<string>;
}

export interface Site {
  origin: string;
  /** By path and query. */
  pages: Map<string, CrawledPage>;
  /** Every link within the site: its page and its target with the fragment. */
  links: { from: string; to: string }[];
  /** Pictures, styles, scripts and fonts, each with a page that needs it. */
  files: Map<string, string>;
  /** Links to other sites, with their page. */
  outside: { from: string; tag: Tag }[];
}

/** The dashboard is one document; its pages are rendered in the browser. */
const STAFF = /^\/(auth|dashboard)(\/|$)/;
/** Linked files: documents, calendars, feeds. */
const FILE = /\.(pdf|ics|xml|png|avif|webp|jpg)$/;
const AT_ONCE = 6;

/** Every page that can be reached from `seeds` by links and by the choices of filters. */
export async function crawl(origin: string, seeds: string[]): Promise<Site> {
  const site: Site = { origin, pages: new Map(), links: [], files: new Map(), outside: [] };
  const { files } = site;
  const queue = [...seeds];
  const known = new Set(queue);
  const follow = (from: string, target: string) => {
    const url = new URL(target, origin + from);
    site.links.push({ from, to: url.pathname + url.search + url.hash });
    const path = url.pathname + url.search;
    if (FILE.test(url.pathname)) files.set(url.href, from);
    if (FILE.test(url.pathname) || STAFF.test(path) || known.has(path)) return;
    known.add(path);
    queue.push(path);
  };
  while (queue.length > 0) {
    const pages = await Promise.all(
      queue.splice(0, AT_ONCE).map((path) => fetchPage(origin, path)),
    );
    for (const page of pages) {
      site.pages.set(page.path, page);
      readPage(site, page, follow);
    }
  }
  return site;
}

export async function fetchPage(origin: string, path: string): Promise<CrawledPage> {
  const reply = await fetch(origin + path, { redirect: 'manual' });
  const html = await reply.text();
  const tags = tagsOf(html);
  const ids = new Set(tags.flatMap(({ attributes }) => attributes.id ?? []));
  return { path, status: reply.status, html, tags, ids };
}

function readPage(site: Site, page: CrawledPage, follow: (from: string, to: string) => void) {
  const { origin, files, outside } = site;
  const need = (address: string | undefined) => {
    if (address && !address.startsWith('data:'))
      files.set(new URL(address, origin).href, page.path);
  };
  let action = '';
  let field = '';
  for (const tag of page.tags) {
    const { name, attributes } = tag;
    const { href, src, srcset, imagesrcset, rel, value } = attributes;
    if (name === 'a' && href !== undefined) {
      if (new URL(href, origin + page.path).origin === origin) follow(page.path, href);
      else outside.push({ from: page.path, tag });
    } else if (name === 'link' && !/^(canonical|alternate|prev|next)$/.test(rel ?? '')) {
      need(href);
      for (const address of addressesIn(imagesrcset ?? '')) need(address);
    } else if (name === 'form') {
      action = attributes.action ?? page.path;
    } else if (name === 'select') {
      field = attributes.name ?? '';
    } else if (name === 'option' && value) {
      follow(page.path, `${action}?${field}=${encodeURIComponent(value)}`);
    } else {
      need(src);
      for (const address of addressesIn(srcset ?? '')) need(address);
    }
    if (/image$/.test(attributes.property ?? '')) need(attributes.content);
  }
}
