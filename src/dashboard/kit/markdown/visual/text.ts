import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { NOTHING_SHARED, readBlocks, type Shared, sourceOf } from './read.ts';
import { schema } from './schema.ts';
import { isEmptyParagraph } from './shape.ts';
import { BlockWriter, type Written } from './write.ts';

/** The bytes that a top-level block was read from. */
interface Origin {
  text: string;
  /** As it was read: as long as it is still so, its bytes are. */
  node: Node;
  /** What stands between it and the next one. */
  gap: string;
  next: number | null;
  /** The first and the last of the paragraphs that begin with numbers and were written as one list. */
  ordinals: readonly [number, number] | null;
  /** The notes and definitions of its text. */
  sharedKey: string;
}

/** How a paragraph begins that would be an item of a list, if its number went on from another one. */
const ORDINAL = /^ {0,3}\d{1,9}\.[ \t]/;

/** A block that is written already. */
interface Before {
  node: Node;
  isAsRead: boolean;
  written: string;
  isFaithful: boolean;
}

/** A text and the document that shows it. Untouched blocks keep their bytes, also through undo. */
export class MarkdownText {
  /** Only grows: an undone change needs its origin again. */
  readonly #origins: Origin[] = [];
  #writer = new BlockWriter();
  #sharedKey = '';

  /** The document of a text. Opening changes nothing: {@link write} gives the same bytes. */
  read(text: string): Node {
    const { blocks, shared } = readBlocks(text);
    const writer = new BlockWriter(shared);
    const first = this.#origins.length;
    const shown = schema.nodes.doc.create(
      null,
      blocks.map(({ node }) => node),
    );
    // A quote or a list can hold a definition that the document does not show.
    const isHidden = keyOf(sharedOf(shown)) !== keyOf(shared);
    const nodes = blocks.map(({ node, from, to }, place) => {
      const written = text.slice(from, to);
      const isHeld = writer.write(node).isFaithful && !(isHidden && definesLinks(node, written));
      const held = isHeld ? node : sourceOf(written, 'other');
      const next = blocks[place + 1];
      const origin = first + place;
      const origined = held.type.create({ ...held.attrs, origin }, held.content, held.marks);
      this.#origins.push({
        text: written,
        node: origined,
        gap: next ? text.slice(to, next.from) : '',
        next: next ? origin + 1 : null,
        ordinals: null,
        sharedKey: keyOf(shared),
      });
      return origined;
    });
    this.#findOrdinals(first);
    const last = blocks.at(-1);
    return schema.nodes.doc.createChecked(
      {
        head: text.slice(0, blocks[0]?.from ?? text.length),
        tail: last ? text.slice(last.to) : '',
      },
      nodes.length > 0 ? nodes : [schema.nodes.paragraph.create()],
    );
  }

  /** Whether numbers are words depends on the other numbers of what Markdown reads as one list. */
  #findOrdinals(first: number): void {
    const isOrdinal = ({ node, text }: Origin) =>
      node.type === schema.nodes.paragraph && ORDINAL.test(text);
    for (let from = first; from < this.#origins.length; from++) {
      let to = from;
      while (to < this.#origins.length && isOrdinal(this.#origins[to] as Origin)) to++;
      for (const one of this.#origins.slice(from, to)) one.ordinals = [from, to - 1];
      from = Math.max(from, to - 1);
    }
  }

  /** Blocks to insert, as if they were written in this document. */
  readSnippet(markdown: string, doc: Node): Node[] {
    const { blocks, shared } = readBlocks(markdown, sharedOf(doc));
    const writer = new BlockWriter(shared);
    return blocks.map(({ node, from, to }) =>
      writer.write(node).isFaithful ? node : sourceOf(markdown.slice(from, to), 'other'),
    );
  }

  /** The text of a document. */
  write(doc: Node): string {
    return this.writeWithStarts(doc).text;
  }

  /**
   * @returns the text, where in it each top-level block begins (an empty one: where the next one does),
   * and which blocks could not be written as they are
   */
  writeWithStarts(doc: Node): { text: string; starts: number[]; unfaithful: number[] } {
    this.#follow(doc);
    const starts: number[] = [];
    const unfaithful: number[] = [];
    let text = '';
    let before: Before | null = null;
    doc.forEach((node, _offset, place) => {
      if (isEmptyParagraph(node)) {
        starts.push(text.length);
        return;
      }
      const isAsRead = this.#isAsRead(doc, place) && (!this.#goesOn(node) || !!before?.isAsRead);
      const block = this.#behind(before, node, isAsRead);
      text += before ? block.gap : doc.attrs.head;
      starts.push(text.length);
      text += block.written;
      if (!block.isFaithful) unfaithful.push(place);
      before = block;
    });
    if (!before) return { text: doc.attrs.head, starts, unfaithful };
    return { text: text + doc.attrs.tail, starts, unfaithful };
  }

  /**
   * Makes the document that of another text, as one step that can be undone. Blocks with the same bytes
   * stay as they are. Null: nothing differs.
   */
  replace(state: EditorState, text: string): Transaction | null {
    return this.write(state.doc) === text ? null : this.#become(state, text);
  }

  /**
   * Reads the text again when a block of source was edited and the cursor has left it: what is written
   * there may be other blocks now, and definitions of links change other blocks. Null: there is none.
   * @param isLeft the editor itself is left
   */
  settleSources(state: EditorState, isLeft = false): Transaction | null {
    const here = isLeft ? null : state.selection.$from.node(1);
    const edited = state.doc.content.content.find(
      (node) => node.type === schema.nodes.source && !this.#bytesOf(node) && node !== here,
    );
    return edited ? this.#become(state, this.write(state.doc)) : null;
  }

  #become(state: EditorState, text: string): Transaction {
    const next = this.read(text);
    const { doc, tr } = state;
    // The same bytes mean something else where a definition has come or gone.
    const isSame = (one: Node, other: Node) =>
      this.#bytesOf(one) !== null &&
      this.#bytesOf(one) === this.#bytesOf(other) &&
      one.content.eq(other.content);
    const most = Math.min(doc.childCount, next.childCount);
    let start = 0;
    while (start < most && isSame(doc.child(start), next.child(start))) start++;
    let end = 0;
    while (
      end < most - start &&
      isSame(doc.child(doc.childCount - 1 - end), next.child(next.childCount - 1 - end))
    )
      end++;
    const from = sizeOf(doc, 0, start);
    const to = doc.content.size - sizeOf(doc, doc.childCount - end, doc.childCount);
    const middle = next.content.cut(
      sizeOf(next, 0, start),
      next.content.size - sizeOf(next, next.childCount - end, next.childCount),
    );
    tr.replaceWith(from, to, middle);
    for (const name of ['head', 'tail'])
      if (tr.doc.attrs[name] !== next.attrs[name]) tr.setDocAttribute(name, next.attrs[name]);
    return tr;
  }

  /** The bytes of a block that is as it was read, with what stands behind it. */
  #bytesOf(node: Node): string | null {
    const origin = this.#origins[node.attrs.origin ?? -1];
    return origin && isUntouched(node, origin) ? origin.text + origin.gap : null;
  }

  /** Whether the bytes of a block still mean it. */
  #isAsRead(doc: Node, place: number): boolean {
    const isUntouchedAt = (at: number, id: number): boolean => {
      const node = doc.maybeChild(at);
      const origin = this.#origins[id];
      return (
        !!node &&
        !!origin &&
        node.attrs.origin === id &&
        isUntouched(node, origin) &&
        this.#means(origin)
      );
    };
    const id: number | null = doc.child(place).attrs.origin;
    if (id === null || !isUntouchedAt(place, id)) return false;
    const [first, last] = this.#origins[id]?.ordinals ?? [id, id];
    for (let other = first; other <= last; other++)
      if (!isUntouchedAt(place + other - id, other)) return false;
    return true;
  }

  /** Whether its number goes on from that of the block before, so that both are words or none is. */
  #goesOn({ attrs: { origin } }: Node): boolean {
    return (this.#origins[origin ?? -1]?.ordinals?.[0] ?? origin) !== origin;
  }

  /** Whether its bytes mean the same among the notes and definitions that there are now. */
  #means({ text, node, sharedKey }: Origin): boolean {
    if (sharedKey === this.#sharedKey || !text.includes('[') || node.type === schema.nodes.source)
      return true;
    return this.#writer.isReadAs(text, node);
  }

  /** How a block is written behind another one. */
  #behind(before: Before | null, node: Node, isAsRead: boolean): Before & { gap: string } {
    const origin = this.#origins[node.attrs.origin ?? -1];
    const own =
      isAsRead && origin ? { text: origin.text, isFaithful: true } : this.#writer.write(node);
    const found = (gap: string, { text, isFaithful }: Written) => ({
      ...{ node, isAsRead: isAsRead && text === own.text, gap, written: text, isFaithful },
    });
    if (!before) return found('', own);
    const former = this.#origins[before.node.attrs.origin ?? -1];
    const isNext = former !== undefined && former.next === node.attrs.origin;
    if (isNext && isAsRead && before.isAsRead && before.written === former.text)
      return found(former.gap, own);
    const gaps = isNext && former.gap !== '\n\n' ? [former.gap, '\n\n'] : ['\n\n'];
    const ways = [
      own,
      ...(['usual', 'other', 'careful'] as const).map((way) => this.#writer.write(node, way)),
    ];
    for (const way of ways)
      for (const gap of gaps)
        if (this.#writer.areApart([before.node, before.written], gap, [node, way.text]))
          return found(gap, way);
    return found('\n\n', { ...own, isFaithful: false });
  }

  /** Notes and definitions of links that come or go change what words mean. */
  #follow(doc: Node): void {
    const shared = sharedOf(doc);
    const key = keyOf(shared);
    if (key === this.#sharedKey) return;
    this.#sharedKey = key;
    this.#writer = new BlockWriter(shared);
  }
}

const isUntouched = (node: Node, { node: read }: Origin): boolean => node === read || node.eq(read);

const definesLinks = (node: Node, text: string): boolean =>
  node.type !== schema.nodes.source && allKeys(readBlocks(text).shared.links).length > 0;

const sizeOf = (doc: Node, from: number, to: number): number => {
  let size = 0;
  for (let place = from; place < to; place++) size += doc.child(place).nodeSize;
  return size;
};

const keyOf = ({ notes, links }: Shared): string =>
  JSON.stringify([allKeys(notes), allKeys(links).map((label) => [label, links[label]])]);

const allKeys = (record: object): string[] => {
  const keys: string[] = [];
  for (const key in record) keys.push(key);
  return keys.sort();
};

const sharedIn = new WeakMap<Node, Shared>();

/** What the notes and the blocks of source of a document give to all of its blocks. */
export function sharedOf(doc: Node): Shared {
  const notes: Record<string, number> = {};
  const links: Shared['links'] = {};
  doc.forEach((node) => {
    if (node.type.name === 'note') notes[`:${node.attrs.label}`] = -1;
    if (node.type.name !== 'source') return;
    const known = sharedIn.get(node) ?? readBlocks(node.textContent, NOTHING_SHARED).shared;
    sharedIn.set(node, known);
    for (const label of allKeys(known.notes)) notes[label] = -1;
    for (const label of allKeys(known.links))
      links[label] ??= known.links[label] as Shared['links'][string];
  });
  return { notes, links };
}
