import type { PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { FIRST_SCALE } from './zoom-controls.ts';

/** How much of a screen a key scrolls, and an arrow, as shares of it. */
const SCREEN = 0.9;
const LINE = 0.08;

const scroll = (share: number) => (viewer: PDFViewer) => {
  const { container } = viewer;
  // The browser scrolls what has the focus by itself, and better.
  if (container.contains(document.activeElement)) return false;
  container.scrollBy({ top: share * container.clientHeight });
};

const turn = (forward: boolean) => (viewer: PDFViewer) => {
  // A page wider than the window is moved sideways, as anywhere else.
  if (viewer.isHorizontalScrollbarEnabled) return false;
  return forward ? viewer.nextPage() : viewer.previousPage();
};

/** What a key does; `false` leaves it to the browser. */
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
  /** Closes what lies uppermost. */
  stepBack: () => void;
}

/** The keys of the viewer, wherever in it the focus is. */
export function listenToKeys(dialog: HTMLDialogElement, { viewer, openFind, stepBack }: Wishes) {
  const act = (event: KeyboardEvent): unknown => {
    const target = event.target as HTMLElement;
    if (event.key === 'Escape') return stepBack();
    const held = event.ctrlKey || event.metaKey;
    if (held && event.key.toLowerCase() === 'f') return openFind();
    if (held || event.altKey || target.matches('input')) return false;
    if (event.key === '/') return openFind();
    const shown = viewer();
    const key = KEYS[event.key];
    // Lists and rows of buttons are walked through with the same keys.
    const walked = target.closest('nav, [role="toolbar"]') && /^(Arrow|Home|End)/.test(event.key);
    return shown && key && !walked ? key(shown) : false;
  };
  dialog.addEventListener('keydown', (event) => {
    if (act(event) !== false) event.preventDefault();
  });
}
