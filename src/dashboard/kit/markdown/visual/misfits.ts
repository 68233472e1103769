import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { say } from '../../language/language.ts';
import type { Misfit, MisfitReason } from '../text-form.ts';
import { schema } from './schema.ts';
import { FIGURES, isEmptyParagraph } from './shape.ts';
import css from './visual-editor.module.css';

const { nodes } = schema;

/** A block that Markdown cannot hold as it is. */
interface Marked extends Misfit {
  /** Where the block begins. */
  block: number;
  /** Nobody is told while the block is still being written. */
  isShown: boolean;
}

interface Marks {
  marked: readonly Marked[];
  decorations: DecorationSet;
}

const key = new PluginKey<Marks>('misfits');
type Found = Pick<Marked, 'block' | 'at' | 'reason'>;
type Told = { found: Found[] } | 'left';

let serial = 0;

/** Marks the blocks that could not be written as they are. Without any, nothing happens. */
export function markMisfits(view: EditorView, places: readonly number[]): void {
  const before = key.getState(view.state)?.marked ?? [];
  // A composition must not be interrupted; its end is a change that is written again.
  if (view.composing || (places.length === 0 && before.length === 0)) return;
  const { doc } = view.state;
  const starts: number[] = [];
  doc.forEach((_node, at) => {
    starts.push(at);
  });
  const found = places.map((place) => {
    const block = starts[place] ?? 0;
    const { reason, offset } = causeIn(doc.child(place));
    return { block, reason, at: block + offset };
  });
  const isSame =
    found.length === before.length &&
    found.every((one, place) => {
      const was = before[place];
      return was?.block === one.block && was.reason === one.reason && was.at === one.at;
    });
  if (!isSame) view.dispatch(view.state.tr.setMeta(key, { found } satisfies Told));
}

/** Why a block does not fit, and where in it. */
export function causeIn(block: Node): { reason: MisfitReason; offset: number } {
  let cause: { reason: MisfitReason; offset: number } | null = null;
  const look = (node: Node, offset: number, parent: Node | null): boolean => {
    if (cause) return false;
    if (node.type !== nodes.bullet_list && node.type !== nodes.ordered_list) return true;
    const [item] = node.children;
    const [first, ...others] = item?.children.filter((part) => !isEmptyParagraph(part)) ?? [];
    // Two steps into the list and its item.
    if (!first && parent?.type === nodes.list_item)
      cause = { reason: 'emptyItem', offset: offset + 2 };
    else if (first && others.length === 0 && node.childCount === 1)
      if (FIGURES.includes(first.type.name)) cause = { reason: 'figure', offset: offset + 2 };
    return true;
  };
  if (look(block, 0, null))
    block.descendants((node, offset, parent) => look(node, offset + 1, parent));
  return cause ?? { reason: 'other', offset: 0 };
}

/** The marked blocks of a text, for what is drawn beside it. */
export class Misfits {
  readonly #listeners = new Set<(misfits: readonly Misfit[]) => void>();
  #now: readonly Misfit[] = [];

  readonly watch = (listener: (misfits: readonly Misfit[]) => void): (() => void) => {
    this.#listeners.add(listener);
    listener(this.#now);
    return () => this.#listeners.delete(listener);
  };

  become(misfits: readonly Misfit[]): void {
    this.#now = misfits;
    for (const listener of this.#listeners) listener(misfits);
  }
}

/** Whether the cursor stands in this block. */
const isIn = ({ doc, selection }: EditorState, { block }: Marked): boolean => {
  const size = doc.nodeAt(block)?.nodeSize ?? 0;
  return selection.to > block && selection.from < block + size;
};

function apply(tr: Transaction, before: Marks, state: EditorState): Marks {
  const told: Told | undefined = tr.getMeta(key);
  if (!told && before.marked.length === 0) return before;
  const moved = !tr.docChanged
    ? before.marked
    : before.marked.flatMap((one) => {
        const { pos, deleted } = tr.mapping.mapResult(one.block);
        return deleted ? [] : [{ ...one, block: pos, at: tr.mapping.map(one.at) }];
      });
  const known =
    told && told !== 'left'
      ? told.found.map((found) => {
          const was = moved.find(
            ({ block, reason }) => block === found.block && reason === found.reason,
          );
          return { ...found, id: was?.id ?? ++serial, isShown: was?.isShown ?? false };
        })
      : moved;
  const marked = known.map((one) =>
    one.isShown || (told !== 'left' && isIn(state, one)) ? one : { ...one, isShown: true },
  );
  return { marked, decorations: decorationsOf(marked, state.doc) };
}

function decorationsOf(marked: readonly Marked[], doc: Node): DecorationSet {
  const all = marked.flatMap(({ id, reason, block, isShown }) => {
    const node = isShown ? doc.nodeAt(block) : null;
    if (!node) return [];
    const end = block + node.nodeSize;
    const words = `misfit-${id}`;
    return [
      Decoration.node(block, end, {
        class: css.misfit as string,
        'aria-describedby': words,
      }),
      // Between two blocks, never between words.
      Decoration.widget(end, () => reasonAt(words, reason), {
        key: `${words} ${reason}`,
        side: -1,
        ignoreSelection: true,
      }),
    ];
  });
  return DecorationSet.create(doc, all);
}

function reasonAt(id: string, reason: MisfitReason): HTMLElement {
  const words = document.createElement('div');
  words.id = id;
  words.className = css.misfitReason as string;
  words.contentEditable = 'false';
  words.textContent = wordsOf(reason);
  return words;
}

export const wordsOf = (reason: MisfitReason): string => say(`dashboard:blocks.misfit.${reason}`);

/**
 * Keeps the marks at their blocks. A block is marked when the cursor has left it, and stays so until it
 * fits.
 */
export function misfitsPlugin(misfits: Misfits): Plugin<Marks> {
  return new Plugin<Marks>({
    key,
    state: {
      init: () => ({ marked: [], decorations: DecorationSet.empty }),
      apply: (tr, before, _old, state) => apply(tr, before, state),
    },
    props: {
      decorations: (state) => key.getState(state)?.decorations,
      handleDOMEvents: {
        blur(view) {
          if (key.getState(view.state)?.marked.some(({ isShown }) => !isShown))
            view.dispatch(view.state.tr.setMeta(key, 'left' satisfies Told));
          return false;
        },
      },
    },
    view: () => ({
      update(view, before) {
        const [was, is] = [before, view.state].map((state) => shownIn(state));
        if (was?.map(({ id }) => id).join() !== is?.map(({ id }) => id).join())
          misfits.become(is ?? []);
      },
    }),
  });
}

const shownIn = (state: EditorState): readonly Marked[] =>
  key.getState(state)?.marked.filter(({ isShown }) => isShown) ?? [];

/** Where a marked block needs a change; null: it is not marked any more. */
export const placeOfMisfit = (state: EditorState, id: number): number | null =>
  key.getState(state)?.marked.find((one) => one.id === id)?.at ?? null;
