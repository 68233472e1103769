import { videoAt } from '../../platform/markup/video-address.ts';
import { loadStyles } from '../kit/load-styles.ts';
import styles from './figures.css?url';
import { offerVideo } from './offer-video.ts';
import { showPicture } from './show-picture.ts';
import { loadWords } from './words.ts';

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
