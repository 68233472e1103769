import { element } from '../../features/documents/site/viewer/element.ts';
import { fill, type Words } from './words.ts';

/** Shows the picture of a link over the whole page; from a gallery with the ones beside it. */
export function showPicture(link: HTMLAnchorElement, words: Words, lang: string): void {
  const gallery = link.closest('.gallery');
  const links = gallery ? [...gallery.querySelectorAll<HTMLAnchorElement>('figure > a')] : [link];
  let at = links.indexOf(link);

  const button = (kind: string, label: string, sign: string) =>
    element(
      'button',
      { type: 'button', class: `ib ${kind}`, 'aria-label': label, title: label },
      sign,
    );
  const close = button('close', words.close, '✕');
  const previous = button('previous', words.previous, '‹');
  const next = button('next', words.next, '›');
  const place = element('p', { class: 'place', role: 'status', lang });
  const stage = element('figure');
  const dialog = element('dialog', { class: 'pictures', 'aria-label': words.picture });
  dialog.append(element('header', {}, place, close), stage);
  if (links.length > 1) dialog.append(previous, next);

  const show = (wanted: number) => {
    at = (wanted + links.length) % links.length;
    const shown = links[at] as HTMLAnchorElement;
    const caption = shown.parentElement?.querySelector('figcaption')?.cloneNode(true);
    stage.replaceChildren(largePicture(shown), ...(caption ? [caption] : []));
    if (links.length > 1)
      place.textContent = fill(words.place, { number: at + 1, total: links.length });
  };
  previous.addEventListener('click', () => show(at - 1));
  next.addEventListener('click', () => show(at + 1));
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // The picture's own surroundings close it, as its backdrop does.
    if (target === dialog || target === stage) dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    const forward = getComputedStyle(dialog).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (links.length > 1 && (key === 'ArrowLeft' || key === 'ArrowRight'))
      show(key === forward ? at + 1 : at - 1);
  });
  const gone = new AbortController();
  // A page that the browser restores from its back/forward cache must not have an open dialog.
  addEventListener('pagehide', () => dialog.close(), gone);
  dialog.addEventListener('close', () => {
    gone.abort();
    dialog.remove();
    links[at]?.focus();
  });
  document.body.append(dialog);
  show(at);
  dialog.showModal();
}

/** A copy of the picture that the browser loads in the size of the window. */
function largePicture(link: HTMLAnchorElement): Node {
  const copy = link.firstElementChild?.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('source, img')]) {
    part.removeAttribute('loading');
    if (part.hasAttribute('sizes')) part.setAttribute('sizes', '100vw');
  }
  return copy;
}
