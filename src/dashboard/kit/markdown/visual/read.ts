import type { Token } from 'markdown-it';
import type { Node } from 'prosemirror-model';
import { placeSources, videoIn } from '../../../../platform/markup/render/blocks.ts';
import type { MarkdownEnv } from '../../../../platform/markup/render/env.ts';
import { ALLOWED, NotHeld, parser, pictureOf, readWords, textOf } from './read-words.ts';
import { type SourceReason, schema } from './schema.ts';

const { nodes } = schema;

/** A top-level block of a text, and where it is written: offsets, the end is not part of it. */
export interface ReadBlock {
  node: Node;
  from: number;
  to: number;
}

/** What all blocks of a text share: the labels of its notes and the definitions of its links. */
export interface Shared {
  notes: Readonly<Record<string, number>>;
  links: NonNullable<MarkdownEnv['references']>;
}

export const NOTHING_SHARED: Shared = { notes: {}, links: {} };

/**
 * The blocks of a text, in the site's own grammar; what the document cannot hold is a block of source.
 * Every character that is not a blank line belongs to one block.
 * @param shared of the text that this is a part of
 */
export function readBlocks(
  text: string,
  shared: Shared = NOTHING_SHARED,
): { blocks: ReadBlock[]; shared: Shared } {
  const refs: Record<string, number> = Object.create(shared.notes);
  const references: Shared['links'] = Object.create(shared.links);
  const env = { pictures: new Map(), footnotes: { refs }, references };
  const tokens = placeSources(parser.parse(text, env));
  const lines = linesOf(text);
  const blocks: ReadBlock[] = [];
  let line = 0;
  for (const part of topLevel(tokens)) {
    const [from, to] = part[0]?.map ?? [line, line];
    addSources(blocks, lines, line, from);
    const end = lastWritten(lines, from, to);
    blocks.push({
      node: nodeOf(part, env, lines, from, end),
      from: lines.at(from),
      to: lines.end(end),
    });
    line = Math.max(line, to);
  }
  addSources(blocks, lines, line, lines.count);
  const notes: Record<string, number> = Object.create(shared.notes);
  for (const label of Object.keys(refs)) notes[label] = -1;
  return { blocks, shared: { notes, links: references } };
}

/** The lines of a text, which may end as on any system. */
function linesOf(text: string) {
  const starts = [0];
  const ends: number[] = [];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) {
    ends.push(index);
    starts.push(index + end.length);
  }
  ends.push(text.length);
  return {
    count: starts.length,
    at: (line: number) => starts[line] ?? text.length,
    /** The end of the line before this one. */
    end: (line: number) => ends[line - 1] ?? text.length,
    isBlank: (line: number) => text.slice(starts[line], ends[line]).trim() === '',
    slice: (from: number, to: number) => text.slice(starts[from], ends[to - 1]),
  };
}
type Lines = ReturnType<typeof linesOf>;

/** The end of a block without the blank lines behind it. */
function lastWritten(lines: Lines, from: number, to: number): number {
  let end = to;
  while (end > from + 1 && lines.isBlank(end - 1)) end--;
  return end;
}

/** What stands between two blocks and is not blank: the definitions of links. */
function addSources(blocks: ReadBlock[], lines: Lines, from: number, to: number): void {
  for (let start = from; start < to; start++) {
    if (lines.isBlank(start)) continue;
    let end = start + 1;
    while (end < to && !lines.isBlank(end)) end++;
    const node = sourceOf(lines.slice(start, end), 'definitions');
    blocks.push({ node, from: lines.at(start), to: lines.end(end) });
    start = end;
  }
}

export const sourceOf = (text: string, reason: SourceReason): Node =>
  nodes.source.create({ reason }, text ? schema.text(text.replace(/\r\n?/g, '\n')) : null);

/** The tokens of each top-level block. A token's own level is wrong where a list has become words. */
function* topLevel(tokens: readonly Token[]): Generator<Token[]> {
  let depth = 0;
  let start = 0;
  for (const [at, { nesting }] of tokens.entries()) {
    depth += nesting;
    if (depth > 0) continue;
    yield tokens.slice(start, at + 1);
    start = at + 1;
  }
}

function nodeOf(part: Token[], env: MarkdownEnv, lines: Lines, from: number, to: number): Node {
  try {
    const [node] = new Blocks(part, env).read();
    if (node) return node;
    throw new NotHeld('other');
  } catch (error) {
    if (error instanceof NotHeld) return sourceOf(lines.slice(from, to), error.reason);
    // A node refuses what its schema does not allow.
    if (error instanceof RangeError) return sourceOf(lines.slice(from, to), 'other');
    throw error;
  }
}

/** Reads the tokens of blocks one after the other. */
class Blocks {
  readonly #tokens: Token[];
  readonly #env: MarkdownEnv;
  #at = 0;

  constructor(tokens: Token[], env: MarkdownEnv) {
    this.#tokens = tokens;
    this.#env = env;
  }

  /** The blocks up to the end, or up to the token that closes the one around them. */
  read(): Node[] {
    const found: Node[] = [];
    for (;;) {
      const token = this.#tokens[this.#at];
      if (!token || token.nesting < 0) return found;
      this.#at++;
      found.push(this.#block(token));
    }
  }

  /** What stands in the block that was just opened; its end is read, too. */
  #inside(): Node[] {
    const found = this.read();
    this.#at++;
    return found;
  }

  /** Its words; its end is read, too. */
  #words(): Token {
    const inline = this.#tokens[this.#at];
    if (inline?.type !== 'inline') throw new NotHeld('other');
    this.#at += 2;
    return inline;
  }

  #block(token: Token): Node {
    switch (token.type) {
      case 'paragraph_open': {
        const inline = this.#words();
        if (token.tag === 'footer')
          return nodes.quote_source.createChecked(null, this.#source(inline));
        return this.#paragraph(token, inline);
      }
      case 'heading_open': {
        const inline = this.#words();
        // Two lines in one heading have another address than the same words in one line.
        if (inline.children?.some(({ type }) => type === 'softbreak')) throw new NotHeld('other');
        const level = Number(token.tag.slice(1));
        return nodes.heading.createChecked({ level }, readWords(inline, this.#env));
      }
      case 'blockquote_open':
        return nodes.blockquote.createChecked(null, orEmpty(this.#inside()));
      case 'bullet_list_open':
      case 'ordered_list_open':
        return this.#list(token);
      case 'list_item_open': {
        const value = token.attrGet('value');
        return nodes.list_item.createChecked(
          { value: value === null ? null : Number(value) },
          orEmpty(this.#inside()),
        );
      }
      case 'fence':
      case 'code_block':
        return nodes.code.create({ info: token.info }, textOf(token.content.replace(/\n$/, '')));
      case 'hr':
        return nodes.rule.create();
      case 'table_open':
        return nodes.table.createChecked(null, this.#rows());
      case 'footnote_reference_open':
        return nodes.note.createChecked(
          { label: String(token.meta?.label) },
          orEmpty(this.#inside()),
        );
      default:
        throw new NotHeld('other');
    }
  }

  #paragraph(open: Token, inline: Token): Node {
    const children = inline.children ?? [];
    const pictures = children.filter(({ type }) => type === 'image');
    const isPictures = pictures.length > 0 && children.every(isPictureOrSpace);
    // A line of a list whose items are no paragraphs has no room for a figure.
    if (isPictures && !open.hidden) {
      const shown = pictures.map((token) => nodes.picture.create(pictureOf(token)));
      return shown.length === 1 ? (shown[0] as Node) : nodes.gallery.create(null, shown);
    }
    const video = open.hidden ? null : videoIn(inline, parser, ALLOWED);
    if (video) {
      const link = children.find(({ type }) => type === 'link_open');
      const poster = video.poster && children.find(({ type }) => type === 'image');
      return nodes.video.create({
        address: link ? String(link.attrGet('href')) : inline.content.trim(),
        title: video.title,
        poster: poster ? pictureOf(poster) : null,
      });
    }
    return nodes.paragraph.createChecked(null, readWords(inline, this.#env));
  }

  #list(open: Token): Node {
    const start = this.#at;
    const items = this.#inside();
    const paragraph = this.#tokens
      .slice(start, this.#at)
      .find(({ type, level }) => type === 'paragraph_open' && level === open.level + 2);
    const tight = paragraph?.hidden ?? true;
    if (open.type === 'bullet_list_open') return nodes.bullet_list.createChecked({ tight }, items);
    const number = open.attrGet('start');
    return nodes.ordered_list.createChecked(
      { tight, start: number === null ? 1 : Number(number), delimiter: open.markup },
      items,
    );
  }

  #rows(): Node[] {
    const rows: Node[] = [];
    let cells: Node[] = [];
    for (let token = this.#next(); token.type !== 'table_close'; token = this.#next()) {
      if (token.type === 'tr_open') cells = [];
      else if (token.type === 'tr_close') rows.push(nodes.table_row.createChecked(null, cells));
      else if (token.type === 'th_open' || token.type === 'td_open') {
        const side = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? ''));
        const type = token.type === 'th_open' ? nodes.table_header : nodes.table_cell;
        cells.push(
          type.createChecked({ align: side?.[1] ?? null }, readWords(this.#words(), this.#env)),
        );
      }
    }
    return rows;
  }

  #next(): Token {
    const token = this.#tokens[this.#at++];
    if (!token) throw new NotHeld('other');
    return token;
  }

  /** The source of a quote, without its dash. */
  #source(inline: Token): Node[] {
    const [first, ...rest] = readWords(inline, this.#env);
    if (!first?.isText) throw new NotHeld('other');
    const named = first.text?.replace(/^— /, '');
    return named ? [schema.text(named, first.marks), ...rest] : rest;
  }
}

const orEmpty = (found: Node[]): Node[] => (found.length > 0 ? found : [nodes.paragraph.create()]);

const isPictureOrSpace = ({ type, content }: Token): boolean =>
  type === 'image' ||
  type === 'softbreak' ||
  type === 'hardbreak' ||
  (type === 'text' && content.trim() === '');
