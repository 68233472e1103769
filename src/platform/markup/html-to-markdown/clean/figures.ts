import { videoAt } from '../../video-address.ts';
import { elementsIn, elementWith, isEmpty, unwrap } from '../dom.ts';

const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif|bmp|tiff?)([?#].*)?$/i;

/** Its own page at WordPress. */
const ATTACHMENT = /(?:^|\s)attachment(?:\s|$)/;

/**
 * Pictures with a caption become an image alone in its paragraph, with the caption as title; a
 * figure with several becomes a gallery.
 */
export function repairFigures(root: Element): void {
  for (const link of elementsIn(root, 'a')) {
    const image = link.querySelector('img');
    const href = link.getAttribute('href') ?? '';
    if (
      image &&
      isEmpty(link) &&
      !videoAt(href) &&
      (PICTURE_FILE.test(href) ||
        isSame(image, href) ||
        ATTACHMENT.test(link.getAttribute('rel') ?? ''))
    )
      unwrap(link);
  }
  for (const picture of elementsIn(root, 'picture')) unwrap(picture);
  for (const figure of elementsIn(root, 'figure').reverse()) repairFigure(figure);
}

const isSame = (image: Element, href: string) => image.getAttribute('src') === href;

function repairFigure(figure: Element): void {
  const caption = elementsIn(figure, 'figcaption').at(-1);
  const text = caption?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const images = elementsIn(figure, 'img');
  caption?.remove();
  if (images.length === 0 || !isEmpty(figure)) {
    if (text) figure.after(elementWith(figure, 'p', text));
    unwrap(figure);
    return;
  }
  const paragraph = elementWith(figure, 'p', '');
  const linked = images.map((image) => image.closest('a') ?? image);
  for (const part of linked) paragraph.appendChild(part);
  if (images.length > 1) paragraph.setAttribute('data-gallery', '');
  if (text && images.length === 1) images[0]?.setAttribute('title', text);
  figure.replaceWith(paragraph);
  if (text && images.length > 1) paragraph.after(elementWith(paragraph, 'p', text));
}
