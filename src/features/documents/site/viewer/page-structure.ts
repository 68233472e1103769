import type { EventBus } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

/** Elements that refer to text of the page, or have a name of their own. */
const WITH_CONTENT = '[aria-owns], [aria-label]';
/** In a row that has content, an empty cell has a meaning. */
const CELL = '[role$=cell], [role$=header]';

interface Rendered {
  /** Not among the types of pdf.js. `render` returns the same element every time. */
  source: { structTreeLayer?: { render(): Promise<HTMLElement | null> } };
}

/**
 * pdf.js gives each page the headings, lists and links of a tagged PDF, for screen readers. Where a
 * list or a paragraph covers several pages, each of them also gets the parts that are on the others,
 * without their words: links without text. They are removed before the elements get into the page.
 */
export function removeEmptyStructure(bus: EventBus): void {
  bus.on('textlayerrendered', async ({ source }: Rendered) => {
    const tree = await source.structTreeLayer?.render().catch(() => null);
    // Inner elements first.
    for (const each of [...(tree?.querySelectorAll('*') ?? [])].reverse()) {
      const hasContent = each.matches(WITH_CONTENT) || each.querySelector(WITH_CONTENT);
      if (!hasContent && !each.textContent && !each.matches(CELL)) each.remove();
    }
  });
}
