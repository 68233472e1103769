import type { MarkdownIt, Token } from 'markdown-it';
import { fileOfPicture } from '../own-picture.ts';
import { type Allowed, envOf, metaOf, type Pictures } from './env.server.ts';

/** A picture in a text. */
export interface PictureInText {
  src: string;
  alt: string;
  caption: string;
}

/** How wide a picture is shown: over the whole column, or in a gallery. */
export const COLUMN = '(min-width: 900px) 760px, calc(100vw - 40px)';
const HALF = '(min-width: 900px) 340px, calc(50vw - 26px)';
/** In px. A smaller picture is not enlarged. */
const COLUMN_WIDTH = 760;
const MEDIA = /^\/media\/([0-9a-f-]{36})\//;
/** The file for browsers that know no `srcset`. */
const MIDDLE = 960;

/** `figure` is a token whose `meta` is one picture, `gallery` one whose `meta` is several. */
export function addPictures(parser: MarkdownIt, allowed: Allowed): void {
  const { escapeHtml } = parser.utils;
  const { rules } = parser.renderer;
  const figure = (picture: PictureInText, sizes: string, pictures: Pictures) => {
    const shown = pictureHtml(picture, sizes, pictures, escapeHtml);
    const file = escapeHtml(largestFile(picture.src, pictures));
    // A link to the whole picture. Without an alternative text the link would have no name.
    const opened = picture.alt.trim() ? `<a href="${file}">${shown}</a>` : shown;
    const caption = picture.caption && `<figcaption>${escapeHtml(picture.caption)}</figcaption>`;
    return `<figure>${opened}${caption}</figure>`;
  };
  rules.figure = (tokens, index, _options, env) =>
    `${figure(metaOf<PictureInText>(tokens[index]), COLUMN, picturesOf(env))}\n`;
  rules.gallery = (tokens, index, _options, env) => {
    const all = metaOf<PictureInText[]>(tokens[index]);
    return `<div class="gallery">${all.map((one) => figure(one, HALF, picturesOf(env))).join('')}</div>\n`;
  };
  // A picture between words.
  rules.image = (tokens, index, options, env, renderer) => {
    const token = tokens[index];
    if (!token || !allowed.picture(String(token.attrGet('src')))) return '';
    const picture = pictureIn(
      token,
      renderer.renderInlineAsText(token.children ?? [], options, env),
    );
    return pictureHtml(picture, COLUMN, picturesOf(env), escapeHtml, picture.caption);
  };
}

const picturesOf = (env: unknown): Pictures => envOf(env).pictures;

/** The picture of an `image` token. */
export const pictureIn = (token: Token, alt: string): PictureInText => ({
  src: fileOfPicture(String(token.attrGet('src'))),
  alt,
  caption: String(token.attrGet('title') ?? ''),
});

/** A picture in the stored sizes; in one size if they are not known. */
export function pictureHtml(
  { src, alt }: PictureInText,
  sizes: string,
  pictures: Pictures,
  escapeHtml: (text: string) => string,
  title = '',
): string {
  const words = `alt="${escapeHtml(alt)}"${title && ` title="${escapeHtml(title)}"`}`;
  const id = MEDIA.exec(src)?.[1] ?? '';
  const stored = pictures.get(id);
  if (!stored?.widths.length) return `<img src="${escapeHtml(src)}" ${words} loading="lazy">`;
  const { width, height, widths } = stored;
  const shown =
    sizes === COLUMN && width < COLUMN_WIDTH ? `min(${width}px, calc(100vw - 40px))` : sizes;
  const set = (format: string) =>
    widths.map((one) => `/media/${id}/${one}.${format} ${one}w`).join(', ');
  const middle = widths.findLast((one) => one <= MIDDLE) ?? widths[0];
  return (
    `<picture><source type="image/avif" srcset="${set('avif')}" sizes="${shown}">` +
    `<img src="/media/${id}/${middle}.webp" srcset="${set('webp')}" sizes="${shown}" ` +
    `width="${width}" height="${height}" ${words} loading="lazy" decoding="async"></picture>`
  );
}

function largestFile(src: string, pictures: Pictures): string {
  const id = MEDIA.exec(src)?.[1] ?? '';
  const largest = pictures.get(id)?.widths.at(-1);
  return largest ? `/media/${id}/${largest}.webp` : src;
}
