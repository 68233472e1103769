import { activeAt } from './active.ts';
import type { Surface } from './edit.ts';

/**
 * A text field for the commands. It changes through the browser's own command for inserting, so that
 * its undo stays whole.
 */
export function fieldSurface(field: HTMLTextAreaElement): Surface {
  const read = () => ({ text: field.value, from: field.selectionStart, to: field.selectionEnd });
  function replace(from: number, to: number, insert: string) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(from, to);
    const name = insert ? 'insertText' : 'delete';
    if (!insert && from === to) return;
    if (document.execCommand(name, false, insert)) return;
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  return {
    read,
    apply({ from, to, insert, select: [start, end] }) {
      replace(from, to, insert);
      field.setSelectionRange(start, end);
    },
    swap(found, by) {
      const at = field.value.indexOf(found);
      if (at < 0) return false;
      const { selectionStart, selectionEnd } = field;
      const moved = (place: number) =>
        place <= at ? place : Math.max(at, place + by.length - found.length);
      field.setRangeText(by, at, at + found.length, 'preserve');
      field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return true;
    },
    undo: () => void document.execCommand('undo'),
    redo: () => void document.execCommand('redo'),
    focus: () => field.focus(),
    showLine(number, place) {
      const lines = field.value.split('\n').slice(0, number);
      const line = lines.at(-1) ?? '';
      const start = lines.join('\n').length - line.length;
      const [from, to] = place(line);
      field.focus();
      field.setSelectionRange(start + from, start + to);
    },
    watch(listener) {
      let last: string | null = null;
      const tell = () => {
        if (document.activeElement !== field && last !== null) return;
        const active = activeAt(read());
        if (active !== last) listener(active);
        last = active;
      };
      tell();
      document.addEventListener('selectionchange', tell);
      return () => document.removeEventListener('selectionchange', tell);
    },
  };
}
