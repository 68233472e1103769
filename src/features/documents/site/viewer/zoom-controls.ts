import { element, icon, iconButton } from './element.ts';
import type { OpenDocument } from './open-document.ts';
import { fill, formatPercent, type ViewerTexts } from './texts.ts';

/** The width of the window, up to a readable size. */
export const FIRST_SCALE = 'auto';

/** Zoom out and in with the current zoom between them, and one button for whole page or whole width. */
export function makeZoomControls(texts: ViewerTexts) {
  const smaller = iconButton('zoomOut', texts.zoomOut, '-');
  const larger = iconButton('zoomIn', texts.zoomIn, '+');
  const measure = element('output', { class: 'viewer-measure num' });
  const fit = iconButton('fitPage', texts.fitPage);
  for (const control of [smaller, larger, fit]) control.disabled = true;

  function connect({ viewer, bus }: OpenDocument) {
    const fitsPage = () => viewer.currentScaleValue === 'page-fit';
    const show = () => {
      measure.textContent = formatPercent(viewer.currentScale);
      measure.title = fill(texts.zoomed, { percent: measure.textContent });
      const label = fitsPage() ? texts.fitWidth : texts.fitPage;
      fit.replaceChildren(icon(fitsPage() ? 'fitWidth' : 'fitPage'));
      fit.setAttribute('aria-label', label);
      fit.title = label;
    };
    for (const control of [smaller, larger, fit]) control.disabled = false;
    smaller.addEventListener('click', () => viewer.decreaseScale());
    larger.addEventListener('click', () => viewer.increaseScale());
    fit.addEventListener('click', () => {
      viewer.currentScaleValue = fitsPage() ? 'page-width' : 'page-fit';
    });
    bus.on('scalechanging', show);
    viewer.currentScaleValue = FIRST_SCALE;
    // A fitted page stays fitted when the window changes or the contents panel opens.
    const refit = new ResizeObserver(() => {
      const value = viewer.currentScaleValue;
      if (Number.isNaN(Number(value))) viewer.currentScaleValue = value;
    });
    refit.observe(viewer.container);
    return () => refit.disconnect();
  }
  return { elements: [smaller, measure, larger, fit], connect };
}
