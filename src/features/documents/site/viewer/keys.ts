import type { PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { FIRST_SCALE } from './frame.ts';

/** How far a page key and an arrow key scroll, as shares of the screen. */
const SCREEN = 0.9;
const LINE = 0.08;

const scroll = (share: number) => (viewer: PDFViewer) => {
  const { container } = viewer;
  // If an element inside has the focus, the browser itself scrolls.
  if (container.contains(document.activeElement)) return false;
  container.scrollBy({ top: share * container.clientHeight });
};

const turn = (forward: boolean) => (viewer: PDFViewer) => {
  // If a page is wider than the window, the browser scrolls sideways.
  if (viewer.isHorizontalScrollbarEnabled) return false;
  return forward ? viewer.nextPage() : viewer.previousPage();
};

/** The action of each key. If it returns `false`, the browser handles the key. */
const KEYS: Record<string, (viewer: PDFViewer) => unknown> = {
  PageDown: scroll(SCREEN),
  PageUp: scroll(-SCREEN),
  ArrowDown: scroll(LINE),
  ArrowUp: scroll(-LINE),
  ArrowRight: turn(true),
  ArrowLeft: turn(false),
  Home: (viewer) => {
    viewer.currentPageNumber = 1;
  },
  End: (viewer) => {
    viewer.currentPageNumber = viewer.pagesCount;
  },
  '+': (viewer) => viewer.increaseScale(),
  '=': (viewer) => viewer.increaseScale(),
  '-': (viewer) => viewer.decreaseScale(),
  '0': (viewer) => {
    viewer.currentScaleValue = FIRST_SCALE;
  },
};

interface Wishes {
  viewer: () => PDFViewer | undefined;
  openFind: () => void;
  /** Closes the topmost panel. */
  stepBack: () => void;
}

/** Handles the keys of the viewer, for any focused element in it. */
export function listenToKeys(root: HTMLElement, { viewer, openFind, stepBack }: Wishes) {
  const act = (event: KeyboardEvent): unknown => {
    const target = event.target as HTMLElement;
    if (event.key === 'Escape') return stepBack();
    const hasModifier = event.ctrlKey || event.metaKey;
    if (hasModifier && event.key.toLowerCase() === 'f') return openFind();
    if (hasModifier || event.altKey || target.matches('input')) return false;
    if (event.key === '/') return openFind();
    const shown = viewer();
    const key = KEYS[event.key];
    // Lists and toolbars use the same keys for their own navigation.
    const isNavigation =
      target.closest('nav, [role="toolbar"]') && /^(Arrow|Home|End)/.test(event.key);
    return shown && key && !isNavigation ? key(shown) : false;
  };
  root.addEventListener('keydown', (event) => {
    if (act(event) !== false) event.preventDefault();
  });
}
