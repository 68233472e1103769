import { DEFAULT_LOCALE } from '../../../../platform/i18n/locales.ts';
import { makeContentsPanel } from './contents-panel.ts';
import { element, icon, iconButton } from './element.ts';
import { makeFindBar } from './find-bar.ts';
import { makePageControls } from './page-controls.ts';
import type { ViewerTexts } from './texts.ts';
import { makeToolbar } from './toolbar.ts';
import { makeZoomControls } from './zoom-controls.ts';

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
