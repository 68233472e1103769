import { redo, undo } from '@codemirror/commands';
import { Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { activeAt } from './active.ts';
import type { Surface } from './edit.ts';

/** CodeMirror for the commands. `notify` is called when the selection or the text changes. */
export function codeSurface(view: EditorView): { surface: Surface; notify: () => void } {
  const listeners = new Set<(active: string) => void>();
  let last = '';
  let isWaiting = false;
  const notify = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      const { main } = view.state.selection;
      const line = view.state.doc.lineAt(main.from);
      const at = (place: number) => Math.min(place - line.from, line.length);
      const active = activeAt({ text: line.text, from: at(main.from), to: at(main.to) });
      if (active === last) return;
      last = active;
      for (const listener of listeners) listener(active);
    });
  };
  const surface: Surface = {
    read() {
      const { from, to } = view.state.selection.main;
      return { text: view.state.doc.toString(), from, to };
    },
    apply({ from, to, insert, select: [anchor, head] }) {
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor, head },
        scrollIntoView: true,
        userEvent: 'input',
      });
    },
    swap(found, by) {
      const from = view.state.doc.toString().indexOf(found);
      if (from < 0) return false;
      view.dispatch({
        changes: { from, to: from + found.length, insert: by },
        annotations: Transaction.addToHistory.of(false),
      });
      return true;
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    focus: () => view.focus(),
    showLine(number, place) {
      const { from, text } = view.state.doc.line(Math.min(number, view.state.doc.lines));
      const [anchor, head] = place(text);
      view.dispatch({
        selection: { anchor: from + anchor, head: from + head },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    watch(listener) {
      listeners.add(listener);
      listener(last);
      return () => listeners.delete(listener);
    },
  };
  return { surface, notify };
}
