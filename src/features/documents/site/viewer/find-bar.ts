import { element, iconButton } from './element.ts';
import type { OpenDocument } from './open-document.ts';
import { fill, type ViewerTexts } from './texts.ts';

/** pdf.js sends this event after it has searched all pages, and at every step to another match. */
interface Counted {
  matchesCount: { current: number; total: number };
}

/** The search bar below the toolbar. */
export function makeFindBar(texts: ViewerTexts) {
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
