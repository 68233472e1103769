import { element } from '../../features/documents/site/viewer/element.ts';
import { allowVideos, mayLoadVideos } from '../../features/measurement/site/consent-choice.ts';
import { playerOfVideo, VIDEO_SITES, type Video } from '../../platform/markup/video-address.ts';
import { fill, type Words } from './words.ts';

/** Who runs the sites of videos. */
const COMPANIES: Record<Video['site'], string> = { youtube: 'Google', vimeo: 'Vimeo.com, Inc.' };

/**
 * Asks, in the place of the plate, whether the video may be loaded from the other site, and loads it
 * after the visitor has agreed. Before that no request goes there.
 */
export function offerVideo(plate: HTMLAnchorElement, video: Video, words: Words, lang: string) {
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
