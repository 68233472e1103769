import type { MarkdownIt, Token } from 'markdown-it';
import { isOwnPicture } from './own-picture.ts';
import { picturesWithoutAlt } from './pictures-without-alt.server.ts';
import { EVERYTHING, type MarkdownEnv, metaOf } from './render/env.server.ts';
import type { ListDoubt } from './render/ordinals.server.ts';
import { videoIn } from './render/place-blocks.server.ts';
import type { TextFault } from './text-faults.ts';
import { isBareAddress, isVagueLink } from './vague-link.ts';

const LONGEST = 80;
const FILE_NAME = /\.(?:jpe?g|png|gif|webp|avif|heic|tiff?|bmp|svg)$/i;
const CAMERA_NAME = /^(?:img|dsc[nf]?|p|pxl|image|screenshot|whatsapp image)[\s_-]?\d/i;
const MISSING_NOTE = /\[\^([^\s\]]{1,60})\]/g;

/** The faults of a parsed text, in no order. */
export function faultsIn(tokens: Token[], parser: MarkdownIt, env: MarkdownEnv): TextFault[] {
  const faults: TextFault[] = picturesWithoutAlt(tokens, parser).map(({ number, line }) => ({
    kind: 'altMissing',
    line,
    text: String(number),
  }));
  const textOf = (children: Token[] | null | undefined): string =>
    parser.renderer.renderInlineAsText(children ?? [], parser.options, {});
  let level = 1;
  for (const [index, token] of tokens.entries()) {
    const doubt =
      token.type === 'list_item_open' && metaOf<{ doubt: ListDoubt } | null>(token)?.doubt;
    if (doubt) faults.push({ kind: doubt, line: lineOf(token), text: firstWords(tokens, index) });
    if (token.type !== 'inline' || !token.map) continue;
    const before = tokens[index - 1];
    const line = token.map[0] + 1;
    if (before?.type === 'heading_open') {
      const own = Math.max(2, Number(before.tag.slice(1)));
      const text = textOf(token.children).trim();
      if (!text) faults.push({ kind: 'headingEmpty', line, text });
      else if (before.level === 0 && own > level + 1)
        faults.push({ kind: 'headingOrder', line, text });
      if (before.level === 0) level = own;
    }
    const isVideo = before?.type === 'paragraph_open' && videoIn(token, parser, EVERYTHING);
    addFaultsOfLine(faults, token.children ?? [], line, textOf, Boolean(isVideo));
  }
  for (const { line, text } of env.shownMarks ?? [])
    faults.push({ kind: 'marksShown', line, text });
  for (const { label, tokens: note } of env.unusedNotes ?? []) {
    const line = (note.find(({ map }) => map)?.map?.[0] ?? 0) + 1;
    faults.push({ kind: 'noteUnused', line, text: label });
  }
  return faults.map((fault) => ({ ...fault, text: fault.text.slice(0, LONGEST) }));
}

const lineOf = ({ map }: Token): number => (map?.[0] ?? 0) + 1;

/** "1. Dünya Savaşı", as it is written. */
const firstWords = (tokens: Token[], item: number): string =>
  `${tokens[item]?.info}. ${tokens.slice(item, item + 4).find(({ type }) => type === 'inline')?.content ?? ''}`;

/** @param first the line of the first of these tokens */
function addFaultsOfLine(
  faults: TextFault[],
  children: Token[],
  first: number,
  textOf: (children: Token[] | null) => string,
  isVideo: boolean,
): void {
  let line = first;
  let link: { line: number; address: string; inside: Token[] } | null = null;
  for (const token of children) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') line++;
    if (token.type === 'link_open')
      link = { line, address: String(token.attrGet('href')), inside: [] };
    else if (token.type === 'link_close' && link) {
      const kind = isVideo ? null : faultOfLink(link.address, textOf(link.inside).trim());
      if (kind) faults.push({ kind, line: link.line, text: textOf(link.inside).trim() });
      link = null;
    } else link?.inside.push(token);
    if (token.type === 'image') {
      const alt = textOf(token.children).trim();
      if (isOwnPicture(String(token.attrGet('src'))) && isName(alt))
        faults.push({ kind: 'altIsName', line, text: alt });
    }
    if (token.type === 'text')
      for (const [, label] of token.content.matchAll(MISSING_NOTE))
        faults.push({ kind: 'noteMissing', line, text: label as string });
  }
}

function faultOfLink(address: string, text: string) {
  if (!text || !address) return 'linkEmpty';
  if (isBareAddress(text)) return 'linkAddress';
  return isVagueLink(text) ? 'linkText' : null;
}

const isName = (alt: string): boolean => FILE_NAME.test(alt) || CAMERA_NAME.test(alt);
