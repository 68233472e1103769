import type TurndownService from 'turndown';
import { endsBeforeSuffix } from '../../suffix-emphasis.ts';
import { isText } from '../dom.ts';

const MARKS: Record<string, string> = { STRONG: '**', EM: '*', DEL: '~~' };
const LETTER = /[\p{L}\p{N}]/u;
const LAST = /[^\p{L}\p{N}\s\\*~)\]`]+$/u;
const FIRST = /^[^\p{L}\p{N}\s\\*~![\]`]+/u;

export const emphasis: TurndownService.Rule = {
  filter: ['strong', 'em', 'del'],
  replacement: (content, node) => {
    const mark = MARKS[node.nodeName] as string;
    return content
      .split(/\n{2,}/)
      .map((part) => (part.trim() ? around(part, mark, node) : part))
      .join('\n\n');
  },
};

/**
 * Markdown does not begin or end an emphasis between a sign and a letter, so the sign goes out of it;
 * the site can end one before a suffix.
 */
function around(part: string, mark: string, node: Node): string {
  const { before, after } = neighbours(node);
  let text = part.trim();
  let lead = '';
  let tail = '';
  if (LETTER.test(after) && isText(node.lastChild) && !endsBeforeSuffix(text)) {
    tail = LAST.exec(text)?.[0] ?? '';
    text = text.slice(0, text.length - tail.length);
  }
  if (LETTER.test(before) && isText(node.firstChild)) {
    lead = FIRST.exec(text)?.[0] ?? '';
    text = text.slice(lead.length);
  }
  return text ? `${lead}${mark}${text}${mark}${tail}` : lead + tail;
}

const neighbours = ({ previousSibling, nextSibling }: Node) => ({
  before: previousSibling?.textContent?.slice(-1) ?? '',
  after: nextSibling?.textContent?.slice(0, 1) ?? '',
});
