import type { MarkdownIt, Token } from 'markdown-it';
import { fileOfPicture } from '../own-picture.ts';
import { pageOfVideo, VIDEO_SITES, type Video, videoAt } from '../video-address.ts';
import { type Allowed, envOf, metaOf, type Pictures } from './env.ts';

/** A video in a text, with its title and a picture of our own. */
export interface VideoInText {
  video: Video;
  title: string;
  poster: PictureInText | null;
}

/** How every video begins in rendered HTML; no text can contain it, since `<` is escaped. */
export const VIDEO_MARK = '<figure class="video">';

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

/**
 * A plate that links to the video. Nothing is requested from the other site: a script asks for
 * consent when the plate is clicked, and then loads the player.
 */
export function addVideos(parser: MarkdownIt): void {
  const { escapeHtml } = parser.utils;
  parser.renderer.rules.video = (tokens, index, _options, env) => {
    const { video, title, poster } = metaOf<VideoInText>(tokens[index]);
    const { pictures } = envOf(env);
    const picture = poster && pictureHtml(poster, COLUMN, pictures, escapeHtml);
    const name = title && `<span class="video-title">${escapeHtml(title)}</span>`;
    // `nameParts` replaces the name of the site with a sentence in the language of the page.
    const site = `<span class="video-site">${VIDEO_SITES[video.site]}</span>`;
    const address = escapeHtml(pageOfVideo(video));
    return `${VIDEO_MARK}<a href="${address}" rel="noopener external">${picture ?? ''}${name}${site}</a></figure>\n`;
  };
}

/**
 * Paragraphs that contain only pictures become figures and galleries, those that contain only a link
 * to a video become a plate. A paragraph that contains only pictures that are not shown would be an
 * empty gap, so it is left out.
 */
export function placeBlocks(tokens: Token[], parser: MarkdownIt, allowed: Allowed): Token[] {
  const placed: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const inline = tokens[at + 1];
    const isWhole =
      token.type === 'paragraph_open' &&
      inline?.type === 'inline' &&
      tokens[at + 2]?.type === 'paragraph_close';
    const block = isWhole ? blockOf(token, inline, parser, allowed) : undefined;
    if (block === undefined) {
      placed.push(token);
      continue;
    }
    if (block) placed.push(block);
    at += 2;
  }
  return placed;
}

/** Null: nothing is shown. Undefined: the paragraph stays one. */
function blockOf(
  paragraph: Token,
  inline: Token,
  parser: MarkdownIt,
  allowed: Allowed,
): Token | null | undefined {
  const children = inline.children ?? [];
  const pictures = children.filter(({ type }) => type === 'image');
  if (pictures.length > 0 && children.every(isPictureOrSpace)) {
    const shown = pictures
      .filter((token) => allowed.picture(String(token.attrGet('src'))))
      .map((token) => pictureIn(token, textOf(token, parser)));
    if (shown.length === 0) return null;
    // A line of a list whose items are no paragraphs has no room for a figure.
    if (paragraph.hidden) return undefined;
    return shown.length === 1
      ? become(paragraph, 'figure', shown[0])
      : become(paragraph, 'gallery', shown);
  }
  if (paragraph.hidden) return undefined;
  const video = videoIn(inline, parser, allowed);
  return video ? become(paragraph, 'video', video) : undefined;
}

const isPictureOrSpace = ({ type, content }: Token): boolean =>
  type === 'image' ||
  type === 'softbreak' ||
  type === 'hardbreak' ||
  (type === 'text' && content.trim() === '');

const textOf = (image: Token, parser: MarkdownIt): string =>
  parser.renderer.renderInlineAsText(image.children ?? [], parser.options, {});

/** Makes one token of a paragraph. */
const become = (paragraph: Token, type: string, meta: unknown): Token =>
  Object.assign(paragraph, { type, tag: '', nesting: 0, meta });

/** The video of a paragraph that is only its address or only a link to it. */
export function videoIn(inline: Token, parser: MarkdownIt, allowed: Allowed): VideoInText | null {
  const bare = videoAt(inline.content.trim());
  if (bare) return { video: bare, title: '', poster: null };
  const [open, ...inside] = inline.children ?? [];
  if (open?.type !== 'link_open' || inside.pop()?.type !== 'link_close') return null;
  if (inside.some(({ type }) => type === 'link_close')) return null;
  const address = String(open.attrGet('href'));
  const video = videoAt(address);
  if (!video) return null;
  const image = inside.find(({ type }) => type === 'image');
  const shown = image && allowed.picture(String(image.attrGet('src'))) ? image : undefined;
  const words = inside.filter(({ type }) => type !== 'image');
  const text = parser.renderer.renderInlineAsText(words, parser.options, {}).trim();
  return {
    video,
    title: open.markup === 'autolink' || text === address ? '' : text,
    poster: shown ? pictureIn(shown, textOf(shown, parser)) : null,
  };
}

/** How the last line of a quote begins if it names the source. */
const SOURCE = /^— \S/;

const copyOf = (token: Token): Token =>
  Object.assign(Object.create(Object.getPrototypeOf(token)), token);

/** The last line of a quote that begins with "— " is its source. */
export function placeSources(tokens: Token[]): Token[] {
  const placed: Token[] = [];
  for (const token of tokens) {
    if (token.type === 'blockquote_close') placeSource(placed);
    placed.push(token);
  }
  return placed;
}

/** @param quote tokens up to the end of a quote */
function placeSource(quote: Token[]): void {
  const [before, open, inline, close] = quote.slice(-4);
  if (close?.type !== 'paragraph_close' || inline?.type !== 'inline' || !open) return;
  const children = inline.children ?? [];
  const breakAt = children.findLastIndex(({ type }) => /^(soft|hard)break$/.test(type));
  const source = children.slice(breakAt + 1);
  const words = source.map(({ content }) => content).join('');
  if (source[0]?.type !== 'text' || !source[0].content.startsWith('— ')) return;
  // Not if an emphasis began in a line before.
  const isWhole = source.reduce((depth, { nesting }) => depth + nesting, 0) === 0;
  if (!isWhole || !SOURCE.test(words)) return;
  const isOnly = before?.type === 'blockquote_open';
  if (breakAt < 0 && isOnly) return;
  const footer = (token: Token) => Object.assign(copyOf(token), { tag: 'footer', hidden: false });
  const named = Object.assign(copyOf(inline), { children: source });
  if (breakAt < 0) quote.splice(-3);
  else inline.children = children.slice(0, breakAt);
  quote.push(footer(open), named, footer(close));
}
