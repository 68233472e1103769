import { redo, undo } from '@codemirror/commands';
import { EditorSelection, type Line } from '@codemirror/state';
import type { EditorView, KeyBinding } from '@codemirror/view';

type Command = (view: EditorView) => boolean;

/** Adds `mark` on both sides of the selection, or removes it if it is already there. */
const wrapIn =
  (mark: string): Command =>
  (view) => {
    const { state } = view;
    const size = mark.length;
    view.dispatch(
      state.changeByRange((range) => {
        const around =
          state.sliceDoc(range.from - size, range.from) === mark &&
          state.sliceDoc(range.to, range.to + size) === mark;
        if (around) {
          return {
            changes: [
              { from: range.from - size, to: range.from },
              { from: range.to, to: range.to + size },
            ],
            range: EditorSelection.range(range.from - size, range.to - size),
          };
        }
        return {
          changes: [
            { from: range.from, insert: mark },
            { from: range.to, insert: mark },
          ],
          range: EditorSelection.range(range.from + size, range.to + size),
        };
      }),
      { scrollIntoView: true, userEvent: 'input' },
    );
    return true;
  };

const anyPrefix = /^(#{1,6} |> |- |\d+\. )/;

/**
 * Adds a prefix to every selected line, in place of another prefix, or removes it if it is already
 * there.
 */
const prefixLines =
  (prefixOf: (place: number) => string, own: RegExp): Command =>
  (view) => {
    const { state } = view;
    const lines = new Map<number, Line>();
    for (const range of state.selection.ranges) {
      for (let at = range.from; at <= range.to; ) {
        const line = state.doc.lineAt(at);
        lines.set(line.number, line);
        at = line.to + 1;
      }
    }
    const all = [...lines.values()];
    const remove = all.every((line) => own.test(line.text));
    const changes = all.map((line, place) => ({
      from: line.from,
      to: line.from + (anyPrefix.exec(line.text)?.[0].length ?? 0),
      insert: remove ? '' : prefixOf(place),
    }));
    view.dispatch({ changes, scrollIntoView: true, userEvent: 'input' });
    return true;
  };

const insertLink: Command = (view) => {
  const { state } = view;
  const { from, to } = state.selection.main;
  const words = state.sliceDoc(from, to);
  const target = 'https://';
  view.dispatch({
    changes: { from, to, insert: `[${words}](${target})` },
    // With a selection, the user types the address next; without one, the link text.
    selection: words
      ? { anchor: from + words.length + 3, head: from + words.length + 3 + target.length }
      : { anchor: from + 1 },
    scrollIntoView: true,
    userEvent: 'input',
  });
  return true;
};

const insertTable: Command = (view) => {
  const { state } = view;
  const line = state.doc.lineAt(state.selection.main.to);
  const table = '|   |   |\n| --- | --- |\n|   |   |\n';
  const lead = line.text ? '\n\n' : '';
  view.dispatch({
    changes: { from: line.to, insert: lead + table },
    selection: { anchor: line.to + lead.length + 2 },
    scrollIntoView: true,
    userEvent: 'input',
  });
  return true;
};

export const formatting = {
  undo,
  redo,
  bold: wrapIn('**'),
  italic: wrapIn('*'),
  heading: prefixLines(() => '## ', /^## /),
  subheading: prefixLines(() => '### ', /^### /),
  link: insertLink,
  quote: prefixLines(() => '> ', /^> /),
  bullets: prefixLines(() => '- ', /^- /),
  numbers: prefixLines((place) => `${place + 1}. `, /^\d+\. /),
  table: insertTable,
} satisfies Record<string, Command>;

export const formattingKeys: KeyBinding[] = [
  { key: 'Mod-b', run: formatting.bold },
  { key: 'Mod-i', run: formatting.italic },
  { key: 'Mod-k', run: formatting.link },
];
