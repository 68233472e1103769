import { element } from '../../features/documents/site/viewer/element.ts';
import { allowVideos, mayLoadVideos } from '../../features/measurement/site/consent-choice.ts';
import type { TextOf } from '../../platform/i18n/texts.ts';
import {
  playerOfVideo,
  VIDEO_SITES,
  type Video,
  videoAt,
} from '../../platform/markup/video-address.ts';
import { loadStyles } from '../kit/load-styles.ts';
import type { figures } from '../text/tr.ts';
import styles from './figures.css?url';

type Words = TextOf<typeof figures>;

const loaders: Record<string, () => Promise<Words>> = {
  tr: async () => (await import('../text/tr.ts')).figures,
  en: async () => (await import('../text/en.ts')).figures,
  de: async () => (await import('../text/de.ts')).figures,
  es: async () => (await import('../text/es.ts')).figures,
};

/** Who runs the sites of videos. */
const COMPANIES: Record<Video['site'], string> = { youtube: 'Google', vimeo: 'Vimeo.com, Inc.' };

const ready = loadStyles(styles);

/** Opens the picture or the video of a figure in the text. */
export async function openFigure(link: HTMLAnchorElement): Promise<void> {
  const { lang } = document.documentElement;
  const [words] = await Promise.all([loadWords(lang), ready]);
  // A second click while the texts load must not open it twice.
  if (!link.isConnected || document.querySelector('dialog.pictures')) return;
  const video = videoAt(link.href);
  if (video) offerVideo(link, video, words, lang);
  else showPicture(link, words, lang);
}

/** Shows the picture of a link over the whole page; from a gallery with the ones beside it. */
function showPicture(link: HTMLAnchorElement, words: Words, lang: string): void {
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

/**
 * Asks, in the place of the plate, whether the video may be loaded from the other site, and loads it
 * after the visitor has agreed. Before that no request goes there.
 */
function offerVideo(plate: HTMLAnchorElement, video: Video, words: Words, lang: string) {
  const values = { site: VIDEO_SITES[video.site], company: COMPANIES[video.site] };
  const say = (text: string) => fill(text, values);
  const title = plate.querySelector('.video-title')?.textContent ?? '';
  const play = () => showPlayer(video, title || say(words.video), say, words, lang);
  if (mayLoadVideos(video.site)) return replace(plate, play());

  const load = element('button', { class: 'btn sm', type: 'button' }, words.load);
  const remember = element('input', { type: 'checkbox' });
  const open = element('a', { class: 'btn line sm', href: plate.href, rel: 'noopener external' });
  open.append(say(words.open));
  const question = element(
    'div',
    {
      class: 'video-ask',
      role: 'group',
      'aria-label': title || say(words.video),
      lang,
      tabindex: '-1',
    },
    element('p', {}, say(words.what)),
    element('label', {}, remember, element('span', {}, say(words.remember))),
    element('div', { class: 'video-acts' }, load, open),
  );
  load.addEventListener('click', () => {
    if (remember.checked) allowVideos(video.site, true);
    replace(question, play());
  });
  replace(plate, question);
}

/** The new element gets the focus that the old one had. */
function replace(old: HTMLElement, next: HTMLElement) {
  old.replaceWith(next);
  next.focus();
}

function showPlayer(
  video: Video,
  title: string,
  say: (text: string) => string,
  words: Words,
  lang: string,
): HTMLElement {
  const frame = element('iframe', {
    src: playerOfVideo(video),
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    // The sites do not play for pages that hide their address.
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox:
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  });
  const shown = element('div', { class: 'video-player', tabindex: '-1' }, frame);
  if (!mayLoadVideos(video.site)) return shown;
  const ask = element('button', { class: 'video-again', type: 'button' }, words.ask);
  const note = element(
    'p',
    { class: 'small muted', lang, role: 'status' },
    say(words.forget),
    ' ',
    ask,
  );
  ask.addEventListener('click', () => {
    allowVideos(video.site, false);
    note.replaceChildren(words.asked);
  });
  shown.append(note);
  return shown;
}

/** The texts in this language, or in Turkish if it is unknown. */
const loadWords = (language: string): Promise<Words> =>
  (loaders[language] ?? (loaders.tr as () => Promise<Words>))();

/** `fill('{{site}} videosu', { site: 'Vimeo' })` is "Vimeo videosu". */
const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
