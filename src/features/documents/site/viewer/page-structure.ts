import type { EventBus } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

/** What refers to words of the page, or has a name of its own. */
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
    // From the inside outwards.
    for (const each of [...(tree?.querySelectorAll('*') ?? [])].reverse()) {
      const hasContent = each.matches(WITH_CONTENT) || each.querySelector(WITH_CONTENT);
      if (!hasContent && !each.textContent && !each.matches(CELL)) each.remove();
    }
  });
}
