import type { PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

/** How long after the last zoom change a page is rendered again, in ms. */
const RENDER_AFTER_MS = 300;
/** Converts wheel movement into a zoom factor: 100 px change the zoom by about a tenth. */
const WHEEL_PX = 1000;

const distance = (a: Touch, b: Touch) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/**
 * Two fingers, or the wheel with Ctrl (which touchpads send for pinching), zoom the pages but not
 * the toolbar.
 */
export function zoomByPinching(viewer: PDFViewer): void {
  const { container } = viewer;
  const zoom = (scaleFactor: number, x: number, y: number) => {
    const { left, top } = container.getBoundingClientRect();
    const origin = [x - left, y - top];
    viewer.updateScale({ scaleFactor, drawingDelay: RENDER_AFTER_MS, origin });
  };
  let apart = 0;

  container.addEventListener('touchstart', ({ touches: [a, b] }) => {
    apart = a && b ? distance(a, b) : 0;
  });
  container.addEventListener(
    'touchmove',
    (event) => {
      const [a, b] = event.touches;
      if (!a || !b || !apart) return;
      event.preventDefault();
      const now = distance(a, b);
      // Sizes are whole percents, so smaller steps are collected until they are large enough.
      if (Math.abs(now / apart - 1) < 0.02) return;
      zoom(now / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      apart = now;
    },
    { passive: false },
  );
  container.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / WHEEL_PX), event.clientX, event.clientY);
    },
    { passive: false },
  );
}
