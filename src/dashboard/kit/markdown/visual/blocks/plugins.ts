import { keymap } from 'prosemirror-keymap';
import { type Command, NodeSelection, Plugin, type Transaction } from 'prosemirror-state';
import { schema } from '../schema.ts';
import { settleDocument } from '../settle-document.ts';
import { moveBlock, openBlock, removeBlock } from './commands.ts';
import type { Desk } from './desk.ts';
import { notesPlugin } from './notes.ts';
import { type Uploads, uploadKeyOf } from './uploads.ts';

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
  desk.composition.plugin(),
  notesPlugin(desk.composition),
  arrivals(desk),
  settleDocument(desk.composition),
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
  const { uploads, composition } = desk;
  return new Plugin({
    view(view) {
      const place = () => {
        const tr = placed(uploads, view.state.tr);
        if (tr) view.dispatch(tr);
      };
      const stop = uploads.subscribe((key) => {
        if (uploads.arrivedAs(key)) composition.wait(place, place);
      });
      return { destroy: stop };
    },
    appendTransaction: composition.settling((transactions, _before, { tr }) =>
      transactions.some(({ docChanged }) => docChanged) ? placed(uploads, tr) : null,
    ),
  });
}

function placed(uploads: Uploads, tr: Transaction): Transaction | null {
  if (!uploads.hasArrived) return null;
  tr.doc.descendants((node, at) => {
    if (node.type !== nodes.picture && node.type !== nodes.image) return;
    const key = uploadKeyOf(node.attrs.src);
    const arrived = key === null ? undefined : uploads.arrivedAs(key);
    if (arrived)
      for (const [name, value] of Object.entries(arrived)) tr.setNodeAttribute(at, name, value);
  });
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}
