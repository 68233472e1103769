import type { MarkdownIt, Token } from 'markdown-it';
import { isDecorative, isOwnPicture } from './own-picture.ts';
import type { PictureWithoutAlt } from './text-faults.ts';

/** More are not useful at once. */
const MOST = 20;

/**
 * The first such pictures of a parsed text. Pictures of other sites are not shown, so they need no
 * alternative text.
 */
export function picturesWithoutAlt(tokens: readonly Token[], parser: MarkdownIt) {
  const found: PictureWithoutAlt[] = [];
  let number = 0;
  for (const { type, map, children } of tokens) {
    if (type !== 'inline') continue;
    let line = (map?.[0] ?? 0) + 1;
    for (const token of children ?? []) {
      if (token.type === 'softbreak' || token.type === 'hardbreak') line++;
      if (token.type !== 'image') continue;
      const address = String(token.attrGet('src'));
      if (!isOwnPicture(address)) continue;
      number += 1;
      const alt = parser.renderer.renderInlineAsText(token.children ?? [], parser.options, {});
      if (alt.trim() || isDecorative(address)) continue;
      found.push({ number, line });
      if (found.length === MOST) return found;
    }
  }
  return found;
}
