import type { PDFDocumentProxy } from 'pdfjs-dist';
import { element, iconButton } from './element.ts';
import type { OpenDocument } from './open-document.ts';
import type { ViewerTexts } from './texts.ts';

/**
 * From this width on, the contents are beside the pages; on narrower screens they cover the pages.
 */
const BESIDE = '(min-width: 900px)';

/** The panel with the document's own table of contents, if it has one. */
export function makeContentsPanel(texts: ViewerTexts, lang: string) {
  const panel = element('nav', { class: 'viewer-contents', 'aria-label': texts.contents, lang });
  const opener = iconButton('contents', texts.contents);
  panel.hidden = true;
  opener.hidden = true;
  opener.setAttribute('aria-expanded', 'false');
  const rows: { link: HTMLAnchorElement; page: number }[] = [];

  const setOpen = (open: boolean) => {
    panel.hidden = !open;
    opener.setAttribute('aria-expanded', String(open));
    if (open) (panel.querySelector<HTMLElement>('[aria-current]') ?? rows[0]?.link)?.focus();
  };
  opener.addEventListener('click', () => setOpen(Boolean(panel.hidden)));
  /** Hides the panel if it covers the pages; returns whether it did. */
  const uncover = () => {
    if (panel.hidden || matchMedia(BESIDE).matches) return false;
    setOpen(false);
    opener.focus();
    return true;
  };

  function list(entries: OutlineEntry[], opened: OpenDocument): HTMLElement {
    const items = entries.map(({ title, dest, page, children }) => {
      const link = element('a', { href: `#sayfa=${page}` }, element('span', {}, title));
      link.append(element('span', { class: 'num' }, String(page)));
      link.addEventListener('click', (event) => {
        event.preventDefault();
        opened.links.goToDestination(dest);
        if (matchMedia(BESIDE).matches) return;
        setOpen(false);
        opened.viewer.focus();
      });
      rows.push({ link, page });
      const item = element('li', {}, link);
      if (children.length) item.append(list(children, opened));
      return item;
    });
    return element('ol', {}, ...items);
  }

  async function connect(opened: OpenDocument) {
    const entries = await readOutline(opened.pdf);
    if (!entries.length) return;
    panel.append(element('h3', {}, texts.contents), list(entries, opened));
    const mark = () => {
      const here = rows.findLast(({ page }) => page <= opened.viewer.currentPageNumber);
      for (const row of rows) {
        if (row === here) row.link.setAttribute('aria-current', 'location');
        else row.link.removeAttribute('aria-current');
      }
      if (!panel.hidden) here?.link.scrollIntoView({ block: 'nearest' });
    };
    opened.bus.on('pagechanging', mark);
    mark();
    opener.hidden = false;
  }
  return { element: panel, opener, uncover, connect };
}

type Destination = string | unknown[];

type Node = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

type Reference = Parameters<PDFDocumentProxy['getPageIndex']>[0];

/** An entry of the document's table of contents with its page. */
interface OutlineEntry {
  title: string;
  dest: Destination;
  page: number;
  children: OutlineEntry[];
}

/** Empty if the document has none, or if none of its entries has a page. */
async function readOutline(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
  try {
    return await readNodes(pdf, (await pdf.getOutline()) ?? []);
  } catch {
    return [];
  }
}

async function readNodes(pdf: PDFDocumentProxy, nodes: Node[]): Promise<OutlineEntry[]> {
  const read = await Promise.all(
    nodes.map(async ({ title, dest, items }) => {
      const [page, children] = await Promise.all([pageOf(pdf, dest), readNodes(pdf, items)]);
      // A chapter without a page of its own gets the page of its first section.
      const place = page === null ? children[0] : { dest: dest as Destination, page };
      return place ? [{ title, dest: place.dest, page: place.page, children }] : [];
    }),
  );
  return read.flat();
}

/** Null for a target outside the document. */
async function pageOf(pdf: PDFDocumentProxy, dest: Destination | null): Promise<number | null> {
  const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const target = explicit?.[0];
  if (typeof target === 'number') return target + 1;
  return target ? (await pdf.getPageIndex(target as Reference)) + 1 : null;
}
