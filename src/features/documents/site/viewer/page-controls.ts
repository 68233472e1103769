import { element, iconButton } from './element.ts';
import type { OpenDocument } from './open-document.ts';
import { pageInAddress } from './page-address.ts';
import type { ViewerTexts } from './texts.ts';

/** Previous and next page, and the field "3 / 42" that shows and changes the page. */
export function makePageControls(texts: ViewerTexts, pagesKnown: number) {
  const previous = iconButton('up', texts.previousPage, '←');
  const next = iconButton('down', texts.nextPage, '→');
  const field = element('input', {
    class: 'num',
    'aria-label': texts.page,
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: '5',
    value: String(pageInAddress() ?? 1),
  });
  const count = element('span', { class: 'num' }, pagesKnown ? `/ ${pagesKnown}` : '');
  const form = element('form', { class: 'viewer-page' }, field, count);
  for (const control of [previous, next, field]) control.disabled = true;

  function connect({ viewer, bus }: OpenDocument) {
    const show = () => {
      field.value = String(viewer.currentPageNumber);
      previous.disabled = viewer.currentPageNumber === 1;
      next.disabled = viewer.currentPageNumber === viewer.pagesCount;
    };
    count.textContent = `/ ${viewer.pagesCount}`;
    field.disabled = false;
    previous.addEventListener('click', () => viewer.previousPage());
    next.addEventListener('click', () => viewer.nextPage());
    field.addEventListener('focus', () => field.select());
    // Enter causes both events, in this order.
    field.addEventListener('change', () => {
      const page = Math.trunc(Number(field.value));
      if (page >= 1 && page <= viewer.pagesCount) viewer.currentPageNumber = page;
      show();
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      viewer.focus();
    });
    bus.on('pagechanging', show);
    show();
  }
  return { elements: [previous, form, next], connect };
}
