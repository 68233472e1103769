import MarkdownIt, { type Token } from 'markdown-it';
import type { Face } from './faces.ts';

/** Words in one face. */
export interface Run {
  text: string;
  face: Face;
  link?: string;
}

/** What stands below one another on the pages. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'subheading'; runs: Run[] }
  /** `marker` hangs before the text: "(1)", "3.", or the bullet; `depth` counts what it lies in. */
  | { kind: 'text'; runs: Run[]; marker: string; depth: number; quote: boolean }
  /** The first row is the head; `atEnd` names the columns of figures. */
  | { kind: 'table'; rows: Run[][][]; atEnd: boolean[] }
  | { kind: 'rule' };

export const BULLET = '•';
const parser = new MarkdownIt({ html: false });

/** Markdown as blocks in their order. Throws for what the pages have no form for. */
export function parseMarkdown(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lists: { ordered: boolean; next: number }[] = [];
  let marker = '';
  let quote = 0;
  let heading = 0;
  let table: Extract<Block, { kind: 'table' }> | null = null;
  for (const token of parser.parse(markdown, {})) {
    if (token.type === 'inline') {
      const runs = runsOf(token);
      if (table) table.rows.at(-1)?.push(runs);
      else if (heading === 2 || heading === 3) {
        blocks.push({ kind: 'heading', level: heading, text: runs.map((r) => r.text).join('') });
      } else if (heading) {
        blocks.push({ kind: 'subheading', runs: runs.map((r) => ({ ...r, face: 'strong' })) });
      } else {
        blocks.push(textBlock(runs, marker, lists.length, quote > 0));
        marker = '';
      }
    } else if (token.type === 'heading_open') heading = Number(token.tag.slice(1));
    else if (token.type === 'heading_close') heading = 0;
    else if (/^(bullet|ordered)_list_open$/.test(token.type)) {
      const next = Number(token.attrGet('start') ?? 1);
      lists.push({ ordered: token.type.startsWith('ordered'), next });
    } else if (/_list_close$/.test(token.type)) lists.pop();
    else if (token.type === 'list_item_open') marker = nextMarker(lists.at(-1));
    else if (token.type === 'blockquote_open') quote++;
    else if (token.type === 'blockquote_close') quote--;
    else if (token.type === 'table_open') {
      table = { kind: 'table', rows: [], atEnd: [] };
      blocks.push(table);
    } else if (token.type === 'table_close') table = null;
    else if (token.type === 'tr_open') table?.rows.push([]);
    else if (token.type === 'th_open') {
      table?.atEnd.push(/right/.test(String(token.attrGet('style') ?? '')));
    } else if (token.type === 'hr') blocks.push({ kind: 'rule' });
    else if (!/^(paragraph_|list_item_|th|td|tr|tbody)/.test(token.type)) {
      throw new Error(`No form for ${token.type}.`);
    }
  }
  return blocks;
}

function nextMarker(list: { ordered: boolean; next: number } | undefined): string {
  return list?.ordered ? `${list.next++}.` : BULLET;
}

/** A clause brings its own marker: "(2) Başvuru …". */
function textBlock(runs: Run[], marker: string, depth: number, quote: boolean): Block {
  const [first, ...rest] = runs;
  const clause = depth === 0 ? /^(\(\d+\))\s+/.exec(first?.text ?? '') : null;
  if (!first || !clause) return { kind: 'text', runs, marker, depth, quote };
  const text = first.text.slice(clause[0].length);
  return {
    kind: 'text',
    runs: [{ ...first, text }, ...rest],
    marker: clause[1] as string,
    depth: 1,
    quote,
  };
}

function runsOf(inline: Token): Run[] {
  const runs: Run[] = [];
  let strong = 0;
  let italic = 0;
  let link: string | undefined;
  for (const token of inline.children ?? []) {
    if (token.type === 'strong_open') strong++;
    else if (token.type === 'strong_close') strong--;
    else if (token.type === 'em_open') italic++;
    else if (token.type === 'em_close') italic--;
    else if (token.type === 'link_open') link = String(token.attrGet('href') ?? '') || undefined;
    else if (token.type === 'link_close') link = undefined;
    else {
      const text = /break$/.test(token.type) ? ' ' : together(token.content);
      runs.push({ text, face: strong ? 'strong' : italic ? 'italic' : 'text', link });
    }
  }
  return runs;
}

/** A number stays with its word. */
const together = (text: string) =>
  text
    .replace(/\b([Mm]adde|[Bb]ölüm|[Hh]edef) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=%)/g, '$1\u00a0');
