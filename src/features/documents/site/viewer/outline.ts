import type { PDFDocumentProxy } from 'pdfjs-dist';

type Destination = string | unknown[];
type Node = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];
type Reference = Parameters<PDFDocumentProxy['getPageIndex']>[0];

/** An entry of the document's table of contents with its page. */
export interface OutlineEntry {
  title: string;
  dest: Destination;
  page: number;
  children: OutlineEntry[];
}

/** Empty if the document has none, or if none of its entries has a page. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
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
