import type { MarkdownIt, Token } from 'markdown-it';
import { videoAt } from '../video-address.ts';
import type { Allowed } from './env.server.ts';
import { pictureIn } from './pictures.server.ts';
import type { VideoInText } from './videos.server.ts';

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
