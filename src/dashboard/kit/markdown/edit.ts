/** The text of the editor with its selection; `from` is not after `to`. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** One replacement, and what is selected after it. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [number, number];
}

/** A button of the toolbar or a key. Null: there is nothing to do here. */
export type Command = (selected: Selected) => Edit | null;

/** The part of a line that is selected; the same number twice for a cursor. */
export type PlaceIn = (line: string) => readonly [number, number];

/** The text field or CodeMirror, for the commands. */
export interface Surface {
  read: () => Selected;
  apply: (edit: Edit) => void;
  /** Replaces a text without moving the cursor or making a step of its own to undo. */
  swap: (found: string, by: string) => boolean;
  undo: () => void;
  redo: () => void;
  focus: () => void;
  /** Scrolls to the line, counted from 1, and selects what `place` finds in it. */
  showLine: (line: number, place: PlaceIn) => void;
  /** Calls the listener with what the cursor stands in, when that changes. Returns how to stop. */
  watch: (listener: (active: string) => void) => () => void;
}

/** The whole lines that the selection touches. */
export function linesOf({ text, from, to }: Selected): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  return { text, from: start, to: end < 0 ? text.length : end };
}

/** Replaces lines by others and selects them; a cursor stays in its place in the line. */
export function replaceLines(selected: Selected, lines: Selected, insert: string): Edit {
  const { from, to } = lines;
  const end = from + insert.length;
  const cursor = Math.max(from, selected.to + end - to);
  return {
    from,
    to,
    insert,
    select: selected.from === selected.to ? [cursor, cursor] : [from, end],
  };
}

/** Puts blocks after the lines of the selection, with an empty line on both sides. */
export function insertBlock(selected: Selected, block: string, select?: [number, number]): Edit {
  const { text } = selected;
  const lines = linesOf(selected);
  const isBlank = !text.slice(lines.from, lines.to).trim();
  const at = isBlank ? lines.from : lines.to;
  const lead = isBlank ? leadAt(text, at) : '\n\n';
  const rest = text.slice(lines.to);
  const tail = rest.startsWith('\n\n') ? '' : rest.startsWith('\n') ? '\n' : '\n\n';
  const insert = `${lead}${block}${tail}`;
  const base = at + lead.length;
  const [start, end] = select ?? [insert.length - lead.length, insert.length - lead.length];
  return { from: at, to: lines.to, insert, select: [base + start, base + end] };
}

const leadAt = (text: string, at: number) =>
  at === 0 || text.slice(0, at).endsWith('\n\n') ? '' : '\n';
