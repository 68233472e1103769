import type { Node } from 'prosemirror-model';
import { NOTHING_SHARED, type ReadBlock, readBlocks, type Shared } from './read.ts';
import type { PictureAttrs, VideoAttrs } from './schema.ts';
import { hasDistance, isEmptyParagraph, isTight, runsIn, shapeOf, shapeOfWords } from './shape.ts';
import {
  addressAndTitle,
  isPlain,
  SIGNS,
  WORD_FORMS,
  type WordForm,
  writePicture,
  writeWords,
} from './write-inline.ts';

/** How blocks are written, where Markdown has more than one way. */
interface BlockForm {
  /** The least care for words. */
  care: WordForm['care'];
  bullet: '-' | '*';
  /** Null: as the list says. */
  delimiter: '.' | ')' | null;
  isInItem?: boolean;
  /** Items without words are left out. */
  isFilled?: boolean;
}

const FORMS: readonly BlockForm[] = [
  { care: 0, bullet: '-', delimiter: null },
  { care: 0, bullet: '-', delimiter: ')' },
  { care: 1, bullet: '-', delimiter: null },
  { care: 1, bullet: '-', delimiter: ')' },
  { care: 2, bullet: '-', delimiter: ')' },
  { care: 3, bullet: '-', delimiter: ')' },
];

/** Beside a list of the same kind, another sign keeps them two lists. */
const OTHER_FORMS: readonly BlockForm[] = FORMS.map((form) => ({
  ...form,
  bullet: '*',
  delimiter: form.delimiter === ')' ? '.' : ')',
}));

/** The usual ways to write a block, and two for neighbours with which it would be read as one. */
const WAYS = { usual: FORMS, other: OTHER_FORMS, careful: FORMS.filter(({ care }) => care > 0) };

/** A block as Markdown, and whether it is read as what it was. */
export interface Written {
  text: string;
  isFaithful: boolean;
}

/**
 * Writes blocks in a form that is read as the same block again, in the text whose notes and links are
 * `shared`. It keeps what it has written, by node.
 */
export class BlockWriter {
  readonly shared: Shared;
  readonly #blocks = {
    usual: new WeakMap<Node, Written>(),
    other: new WeakMap<Node, Written>(),
    careful: new WeakMap<Node, Written>(),
  };
  readonly #words = new WeakMap<Node, [care: number, text: string]>();

  constructor(shared: Shared = NOTHING_SHARED) {
    this.shared = shared;
  }

  write(node: Node, way: keyof typeof WAYS = 'usual'): Written {
    const known = this.#blocks[way].get(node);
    if (known) return known;
    const written = this.#writeAnew(node, WAYS[way]);
    this.#blocks[way].set(node, written);
    return written;
  }

  #writeAnew(node: Node, forms: readonly BlockForm[]): Written {
    if (node.type.name === 'source') return { text: node.textContent, isFaithful: true };
    const tried = new Set<string>();
    let last = '';
    for (const form of forms) {
      const text = this.#part(node, form);
      if (tried.has(text)) continue;
      tried.add(text);
      last = text;
      if (node.type.name === 'paragraph' && isPlain(runsIn(node)))
        return { text, isFaithful: true };
      if (this.isReadAs(text, node)) return { text, isFaithful: true };
    }
    // `-` below a line would make a heading of it.
    if (/^[\s>]*[-*] *$/m.test(last))
      last = this.#part(node, { care: 2, bullet: '-', delimiter: ')', isFilled: true });
    return { text: last, isFaithful: false };
  }

  /** Whether a text is read as this block and nothing else. */
  isReadAs(text: string, node: Node): boolean {
    const { blocks } = readBlocks(text, this.shared);
    return blocks.length === 1 && !!blocks[0] && shapeOf(blocks[0].node) === shapeOf(node);
  }

  /** Whether two blocks that are written like this, one behind the other, are read as the same two. */
  areApart(
    [one, oneText]: [Node, string],
    gap: string,
    [other, otherText]: [Node, string],
  ): boolean {
    const { blocks } = readBlocks(oneText + gap + otherText, this.shared);
    const is = (found: ReadBlock | undefined, node: Node) =>
      node.type.name === 'source' || (found !== undefined && shapeOf(found.node) === shapeOf(node));
    const start = oneText.length + gap.length;
    const isSplit = blocks.some(({ from }) => from === start) || other.type.name === 'source';
    return isSplit && is(blocks[0], one) && is(blocks.at(-1), other);
  }

  #part(node: Node, form: BlockForm): string {
    const { attrs } = node;
    switch (node.type.name) {
      case 'paragraph':
        return this.#wordsOf(node, form, (words) => words);
      case 'heading': {
        const signs = '#'.repeat(attrs.level);
        return `${signs} ${this.#wordsOf(node, form, (words) => `${signs} ${words}`)}`.trimEnd();
      }
      case 'blockquote':
        return quoted(this.#quote(node, form));
      case 'bullet_list':
      case 'ordered_list':
        return this.#list(node, form);
      case 'picture':
        return writePicture(attrs as PictureAttrs, form.care);
      case 'gallery':
        return [...node.children]
          .map((picture) => writePicture(picture.attrs as PictureAttrs, form.care))
          .join('\n');
      case 'video':
        return writeVideo(attrs as VideoAttrs, form.care);
      case 'code':
        return fenced(node.textContent, attrs.info);
      case 'rule':
        // `- ---` would be a rule and no item.
        return form.isInItem ? '___' : '---';
      case 'table':
        return this.#table(node, form);
      case 'note':
        return indented(`[^${attrs.label}]: `, 4, this.#parts([...node.children], '\n\n', form));
      default:
        return node.textContent;
    }
  }

  #quote(node: Node, form: BlockForm): string {
    const parts = [...node.children];
    const source = parts.at(-1)?.type.name === 'quote_source' ? parts.pop() : undefined;
    const words = this.#parts(parts, '\n\n', form);
    if (!source || runsIn(source).length === 0) return words;
    return `${words}\n\n— ${this.#wordsOf(source, form, (text) => `> a\n>\n> — ${text}`)}`;
  }

  /** Parts below each other; two lists of one kind have different signs. */
  #parts(nodes: readonly Node[], gap: string, form: BlockForm): string {
    const written = nodes.filter((node, _, all) => all.length === 1 || !isEmptyParagraph(node));
    let flipped = false;
    return written
      .map((node, place) => {
        flipped = written[place - 1]?.type === node.type && !flipped;
        return this.#part(node, flipped ? flip(form) : form);
      })
      .join(gap);
  }

  #list(node: Node, form: BlockForm): string {
    const tight = isTight(node);
    const isDense = tight && hasDistance(node);
    let number = node.attrs.start ?? 1;
    const delimiter = form.delimiter ?? node.attrs.delimiter;
    const filled = node.children.filter(
      (item) => !form.isFilled || !item.children.every(isEmptyParagraph),
    );
    const items = filled.map((item) => {
      number = item.attrs.value ?? number;
      const sign = node.type.name === 'bullet_list' ? form.bullet : `${number}${delimiter}`;
      number++;
      const parts = item.children;
      const gap = isDense && !hasNeighbours(parts) ? '\n' : '\n\n';
      const inside = this.#parts(parts, gap, { ...form, isInItem: true });
      return indented(`${sign} `, sign.length + 1, inside).trimEnd();
    });
    return items.join(tight ? '\n' : '\n\n');
  }

  #table(node: Node, form: BlockForm): string {
    const rows = [...node.children].map((row) => {
      const cells = row.children.map((cell) =>
        this.#wordsOf(cell, form, (words) => `| ${words} |\n| --- |`),
      );
      return `| ${cells.join(' | ')} |`;
    });
    const sides = node.child(0).children.map(({ attrs }) => SIDES[attrs.align as string] ?? '---');
    return [rows[0], `| ${sides.join(' | ')} |`, ...rows.slice(1)].join('\n');
  }

  /** Words in the first form that is read as the same, in a block of their own. */
  #wordsOf(node: Node, { care }: BlockForm, block: (words: string) => string): string {
    const known = this.#words.get(node);
    if (known && known[0] >= care) return known[1];
    const isCell = node.type.spec.tableRole !== undefined;
    const runs = runsIn(node);
    if (runs.length === 0) return '';
    const wanted = shapeOfWords(node);
    const forms = WORD_FORMS.filter((form) => form.care >= care);
    for (const form of forms) {
      const text = writeWords(node, form, isCell);
      const isSame = isPlain(runs) || this.#readsAs(block(text), wanted);
      if (!isSame) continue;
      this.#words.set(node, [form.care, text]);
      return text;
    }
    return writeWords(node, { care: 2, em: '*' }, isCell);
  }

  #readsAs(text: string, wanted: string): boolean {
    const { blocks } = readBlocks(text, this.shared);
    const [block] = blocks;
    if (!block || blocks.length > 1) return false;
    let last = block.node;
    block.node.descendants((child) => {
      if (child.inlineContent) last = child;
    });
    return last.inlineContent && shapeOfWords(last) === wanted;
  }
}

const SIDES: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };

const flip = (form: BlockForm): BlockForm => ({
  ...form,
  bullet: form.bullet === '-' ? '*' : '-',
  delimiter: form.delimiter === ')' ? '.' : ')',
});

/** Two paragraphs in a row need a blank line between them. */
const hasNeighbours = (parts: readonly Node[]): boolean =>
  parts.some(
    ({ type }, place) => type.name === 'paragraph' && parts[place + 1]?.type.name === 'paragraph',
  );

const quoted = (text: string): string =>
  text.replace(/^.*$/gm, (line) => (line ? `> ${line}` : '>'));

/** The first line behind a sign, the others below its words. */
const indented = (sign: string, by: number, text: string): string =>
  sign + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);

function fenced(text: string, info: string): string {
  const sign = info.includes('`') ? '~' : '`';
  const longest = Math.max(2, ...[...text.matchAll(/`+|~+/g)].map(([run]) => run.length));
  const fence = sign.repeat(longest + 1);
  return `${fence}${info}\n${text}${text ? '\n' : ''}${fence}`;
}

function writeVideo({ address, title, poster }: VideoAttrs, care: number): string {
  if (!title && !poster) return address;
  const words = title.replace(care > 0 ? SIGNS : /[\\[\]]/g, '\\$&');
  const picture = poster ? writePicture(poster, care) : '';
  return `[${[picture, words].filter(Boolean).join(' ')}](${addressAndTitle(address, '', care)})`;
}
