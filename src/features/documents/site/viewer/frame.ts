import { DEFAULT_LOCALE } from '../../../../platform/i18n/locales.ts';
import { makeContentsPanel } from './contents-panel.ts';
import { element, icon, iconButton } from './element.ts';
import type { OpenDocument } from './open-document.ts';
import { pageInAddress } from './page-address.ts';
import { fill, formatPercent, type ViewerTexts } from './texts.ts';

/** Data about the document from its link on the page. */
export interface Linked {
  address: string;
  title: string;
  /** 0 if it is not known. */
  pages: number;
}

/**
 * The viewer with its toolbar, to which the document is added later: in a dialog over the whole screen,
 * or, without a way to close it, in the page.
 */
export function makeFrame(tag: 'dialog' | 'section', texts: ViewerTexts, linked: Linked) {
  const { address, title, pages } = linked;
  const contents = makeContentsPanel(texts, DEFAULT_LOCALE);
  const turning = makePageControls(texts, pages);
  const zooming = makeZoomControls(texts);
  const find = makeFindBar(texts);

  const saved = { class: 'ib', href: address, download: '', 'aria-label': texts.download };
  const download = element('a', { ...saved, title: texts.download }, icon('download'));
  const close = iconButton('close', texts.close, 'Esc');
  const heading = element('h2', { id: `viewer-title-${tag}`, lang: DEFAULT_LOCALE }, title);
  const tools = [contents.opener, ...turning.elements, ...zooming.elements];
  const bar = element(
    'header',
    { class: 'viewer-bar' },
    heading,
    makeToolbar(texts.tools, tools),
    element(
      'div',
      { class: 'viewer-acts' },
      find.opener,
      download,
      ...(tag === 'dialog' ? [close] : []),
    ),
  );

  const container = element('div', {
    class: 'viewer-pages',
    role: 'region',
    'aria-label': texts.pages,
    tabindex: '0',
    dir: 'ltr',
  });
  container.append(element('div', { class: 'pdfViewer' }));
  const stage = element('div', { class: 'viewer-stage' }, container);
  const status = element('p', { class: 'vh', role: 'status' });
  const body = element('div', { class: 'viewer-body' }, contents.element, stage);
  const root = element(tag, { class: 'viewer', 'aria-labelledby': heading.id });
  root.append(bar, find.element, body, status);

  return { root, container, stage, status, close, contents, turning, zooming, find };
}

/** A row of controls that can also be reached with the arrow keys, besides Tab. */
function makeToolbar(label: string, controls: Node[]): HTMLElement {
  const toolbar = element('div', { class: 'viewer-tools', role: 'toolbar', 'aria-label': label });
  toolbar.append(...controls);
  toolbar.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (!/^Arrow(Left|Right)$/.test(event.key) || target.matches('input')) return;
    const reachable = 'button:not(:disabled, [hidden]), input:not(:disabled)';
    const stops = [...toolbar.querySelectorAll<HTMLElement>(reachable)];
    const mirrored = getComputedStyle(toolbar).direction === 'rtl';
    const step = (event.key === 'ArrowRight') === mirrored ? -1 : 1;
    stops[(stops.indexOf(target) + step + stops.length) % stops.length]?.focus();
    event.preventDefault();
  });
  return toolbar;
}

/** Previous and next page, and the field "3 / 42" that shows and changes the page. */
function makePageControls(texts: ViewerTexts, pagesKnown: number) {
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

/** The width of the window, up to a readable size. */
export const FIRST_SCALE = 'auto';

/** Zoom out and in with the current zoom between them, and one button for whole page or whole width. */
function makeZoomControls(texts: ViewerTexts) {
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

/** pdf.js sends this event after it has searched all pages, and at every step to another match. */
interface Counted {
  matchesCount: { current: number; total: number };
}

/** The search bar below the toolbar. */
function makeFindBar(texts: ViewerTexts) {
  const field = element('input', {
    type: 'search',
    'aria-label': texts.findField,
    placeholder: texts.find,
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const result = element('output', { class: 'num', 'aria-live': 'polite' });
  const previous = iconButton('up', texts.findPrevious, 'Shift+Enter');
  const next = iconButton('down', texts.findNext, 'Enter');
  const shut = iconButton('close', texts.findClose, 'Esc');
  const bar = element('div', { class: 'viewer-find', role: 'search' });
  bar.append(field, result, previous, next, shut);
  bar.hidden = true;
  const opener = iconButton('find', texts.find, '/');
  opener.setAttribute('aria-expanded', 'false');
  opener.disabled = true;
  let shown: OpenDocument | undefined;

  const setOpen = (open: boolean) => {
    bar.hidden = !open;
    opener.setAttribute('aria-expanded', String(open));
  };
  const find = (type: '' | 'again', findPrevious = false) => {
    const query = field.value.trim();
    if (type === '') result.textContent = '';
    shown?.bus.dispatch('find', { source: bar, type, query, findPrevious, highlightAll: true });
  };
  const show = ({ matchesCount: { current, total } }: Counted) => {
    if (bar.hidden || !field.value.trim()) return;
    if (total > 0) {
      const said = fill(texts.findCount, { current, total });
      const seen = element('span', { 'aria-hidden': 'true' }, `${current}/${total}`);
      result.replaceChildren(seen, element('span', { class: 'vh' }, said));
    } else result.textContent = texts.findNone;
  };
  const open = () => {
    if (!shown) return;
    setOpen(true);
    field.select();
    field.focus();
    if (field.value.trim()) find('');
  };
  /** Returns whether it was open. */
  const close = () => {
    if (bar.hidden) return false;
    const hadFocus = bar.contains(document.activeElement);
    setOpen(false);
    shown?.bus.dispatch('findbarclose', { source: bar });
    if (hadFocus) shown?.viewer.focus();
    return true;
  };

  field.addEventListener('input', () => find(''));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) find('again', event.shiftKey);
  });
  previous.addEventListener('click', () => find('again', true));
  next.addEventListener('click', () => find('again'));
  shut.addEventListener('click', close);
  opener.addEventListener('click', () => (bar.hidden ? open() : close()));

  function connect(opened: OpenDocument) {
    shown = opened;
    opener.disabled = false;
    opened.bus.on('updatefindmatchescount', show);
    opened.bus.on('updatefindcontrolstate', show);
  }
  return { element: bar, opener, open, close, connect };
}
