import type { Token } from 'markdown-it';
import { makeParser } from '../../../platform/markup/render/parser.server.ts';

export interface TextBlock {
  isHeading: boolean;
  /** How deep it is in lists; 0 outside of them. */
  depth: number;
  words: string;
}

const parser = makeParser();

/** The blocks of a Markdown text as plain words; the address of a link follows its words. */
export function textBlocks(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  /** The number of the next item of each open list; null: it has no numbers. */
  const lists: (number | null)[] = [];
  let marker = '';
  let isHeading = false;
  for (const token of parser.parse(markdown, { pictures: new Map() })) {
    const { type } = token;
    if (type === 'heading_open') isHeading = true;
    else if (type === 'heading_close') isHeading = false;
    else if (type === 'bullet_list_open') lists.push(null);
    else if (type === 'ordered_list_open') lists.push(Number(token.attrGet('start') ?? 1));
    else if (type === 'bullet_list_close' || type === 'ordered_list_close') lists.pop();
    else if (type === 'list_item_open') {
      const next = lists.pop() ?? null;
      marker = next === null ? '• ' : `${next}. `;
      lists.push(next === null ? null : next + 1);
    }
    const words = type === 'inline' ? wordsOf(token.children ?? []) : token.content.trim();
    if (!words) continue;
    blocks.push({ isHeading, depth: lists.length, words: marker + words });
    marker = '';
  }
  return blocks;
}

function wordsOf(tokens: readonly Token[]): string {
  let words = '';
  let address = '';
  let from = 0;
  for (const token of tokens) {
    if (token.type === 'softbreak') words += ' ';
    else if (token.type === 'hardbreak') words += '\n';
    else if (token.type === 'link_open') {
      address = String(token.attrGet('href') ?? '');
      from = words.length;
    } else if (token.type === 'link_close') {
      if (address && words.slice(from) !== address) words += ` (${address})`;
    } else words += token.content;
  }
  return words.trim();
}
