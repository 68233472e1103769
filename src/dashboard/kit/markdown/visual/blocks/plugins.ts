import { keymap } from 'prosemirror-keymap';
import { type Command, NodeSelection, Plugin, type Transaction } from 'prosemirror-state';
import { schema } from '../schema.ts';
import { settleDocument } from '../settle-document.ts';
import { moveBlock, openBlock, removeBlock } from './commands.ts';
import type { Desk } from './desk.ts';
import { notesPlugin } from './notes.ts';
import { uploadKeyOf } from './uploads.ts';

const { nodes } = schema;

/** What the blocks need in an editor; before its other keys. */
export const blockPlugins = (desk: Desk): Plugin[] => [
  keymap({
    Enter: onlySelected(openBlock(desk)),
    'Alt-Enter': openBlock(desk),
    Backspace: removeBlock,
    Delete: removeBlock,
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
  }),
  notesPlugin(),
  arrivals(desk),
  settleDocument,
  follow(desk),
];

const onlySelected =
  (command: Command): Command =>
  (...given) =>
    given[0].selection instanceof NodeSelection && command(...given);

/** Tells the settings beside the text of every change. */
function follow(desk: Desk): Plugin {
  return new Plugin({
    state: {
      init: () => null,
      apply(tr) {
        desk.follow(tr);
        return null;
      },
    },
    view: () => ({
      update(view, before) {
        if (desk.opened && view.state.doc !== before.doc) desk.changed();
      },
    }),
  });
}

/**
 * A picture that has arrived takes the place of its placeholder, outside of the history; also when undo or
 * redo brings the placeholder back.
 */
function arrivals(desk: Desk): Plugin {
  return new Plugin({
    view(view) {
      const stop = desk.uploads.subscribe((key) => {
        if (!desk.uploads.arrivedAs(key)) return;
        const tr = placed(desk, view.state.tr);
        if (tr) view.dispatch(tr);
      });
      return { destroy: stop };
    },
    appendTransaction(transactions, _before, { tr }) {
      return transactions.some(({ docChanged }) => docChanged) ? placed(desk, tr) : null;
    },
  });
}

function placed(desk: Desk, tr: Transaction): Transaction | null {
  if (!desk.uploads.hasArrived) return null;
  tr.doc.descendants((node, at) => {
    if (node.type !== nodes.picture && node.type !== nodes.image) return;
    const key = uploadKeyOf(node.attrs.src);
    const arrived = key === null ? undefined : desk.uploads.arrivedAs(key);
    if (arrived)
      for (const [name, value] of Object.entries(arrived)) tr.setNodeAttribute(at, name, value);
  });
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}
