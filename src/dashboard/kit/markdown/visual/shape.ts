import type { Mark, Node } from 'prosemirror-model';

/** Words or one part between them (a picture, a break, a reference), with their marks. */
export interface Run {
  text: string;
  leaf: Node | null;
  marks: readonly Mark[];
}

/** Marks that cannot begin or end at a space. */
const TIGHT = ['strong', 'em', 'strike'];

/**
 * The words of a node in the form in which Markdown can hold them: no spaces at the ends of the block,
 * beside breaks, and at the ends of a mark.
 */
export function runsIn(node: Node): Run[] {
  const runs: Run[] = [];
  node.forEach((child) => {
    const { text = '' } = child;
    const marks = child.marks.filter(({ type }) => canHave(child, type.name));
    runs.push({ text: text.replace(/[\n\0]/g, ' '), leaf: child.isText ? null : child, marks });
  });
  return joined(TIGHT.reduce(withoutSpaceAtEnds, trimmed(runs)));
}

/** Code has only words. A link cannot hold the reference of a note, which is a link itself. */
const canHave = (node: Node, mark: string): boolean =>
  mark === 'code_text' ? node.isText : mark !== 'link' || node.type.name !== 'note_ref';

const isBreak = ({ leaf }: Run): boolean => leaf?.type.name === 'hard_break';

const has = ({ marks }: Run, name: string): boolean => marks.some(({ type }) => type.name === name);

/** In a link and in code, spaces are kept. */
const keepsSpace = (run: Run): boolean =>
  run.leaf !== null || has(run, 'link') || has(run, 'code_text');

function trimmed(runs: Run[]): Run[] {
  let left = runs;
  const end = () => left.at(-1);
  // A break at the end of a block would be a sign.
  for (let last = end(); last; last = end()) {
    if (!isBreak(last)) {
      if (keepsSpace(last)) break;
      const text = last.text.trimEnd();
      left = [...left.slice(0, -1), ...(text ? [{ ...last, text }] : [])];
      if (text) break;
    } else left = left.slice(0, -1);
  }
  const all: Run[] = [];
  for (const run of left) {
    const before = all.at(-1);
    if (isBreak(run) && !before) continue;
    if (isBreak(run))
      for (let last = before; last && !keepsSpace(last); last = all.at(-1)) {
        last.text = last.text.trimEnd();
        if (last.text) break;
        all.pop();
      }
    const isFirst = !before || isBreak(before);
    const text = isFirst && !keepsSpace(run) ? run.text.trimStart() : run.text;
    if (text || run.leaf) all.push({ ...run, text });
  }
  return all;
}

/** Takes a mark from the spaces at its ends. */
function withoutSpaceAtEnds(runs: Run[], name: string): Run[] {
  const all: Run[] = [];
  for (let from = 0; from < runs.length; ) {
    let to = from;
    while (to < runs.length && has(runs[to] as Run, name)) to++;
    if (to > from) {
      const marked = runs.slice(from, to);
      const start = takeSpace(marked, name, 'start');
      const end = takeSpace(marked, name, 'end');
      all.push(...start, ...marked, ...end);
      from = to;
    } else all.push(runs[from++] as Run);
  }
  return all;
}

/** Cuts the spaces from an end of these runs, and returns them without the mark. */
function takeSpace(runs: Run[], name: string, side: 'start' | 'end'): Run[] {
  const cut: Run[] = [];
  const isStart = side === 'start';
  for (let run = isStart ? runs[0] : runs.at(-1); run; run = isStart ? runs[0] : runs.at(-1)) {
    const isSpace = isBreak(run) || (!run.leaf && !has(run, 'code_text') && !run.text.trim());
    const plain = run.marks.filter(({ type }) => type.name !== name);
    if (isSpace) {
      if (isStart) runs.shift();
      else runs.pop();
      cut[isStart ? 'push' : 'unshift']({ ...run, marks: plain });
      continue;
    }
    if (run.leaf || has(run, 'code_text')) return cut;
    const words = isStart ? run.text.trimStart() : run.text.trimEnd();
    const size = run.text.length - words.length;
    if (size === 0) return cut;
    const space = isStart ? run.text.slice(0, size) : run.text.slice(-size);
    runs[isStart ? 0 : runs.length - 1] = { ...run, text: words };
    cut[isStart ? 'push' : 'unshift']({ text: space, leaf: null, marks: plain });
    return cut;
  }
  return cut;
}

function joined(runs: Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && !last.leaf && !run.leaf && sameMarks(last.marks, run.marks))
      all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

const sameMarks = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one.length === other.length && one.every((mark) => mark.isInSet(other));

/** What a reader cannot see, or what the writer chooses. */
const UNSEEN = new Set([
  ...['origin', 'head', 'tail', 'delimiter', 'reason'],
  ...['colwidth', 'colspan', 'rowspan', 'tight'],
]);

/**
 * A text that is the same for two nodes that a reader cannot tell from each other. Empty paragraphs do
 * not count: Markdown has none.
 */
export function shapeOf(node: Node): string {
  if (node.isText) return node.text ?? '';
  const attrs = Object.entries(node.attrs).filter(([name]) => !UNSEEN.has(name));
  if ('tight' in node.attrs) attrs.push(['isTight', isTight(node) || !hasDistance(node)]);
  const head = `${node.type.name}${attrs.length > 0 ? JSON.stringify(attrs) : ''}`;
  if (node.type.spec.code) return `${head}<${node.textContent}>`;
  if (node.inlineContent) return `${head}<${shapeOfWords(node)}>`;
  const parts: string[] = [];
  node.forEach((child) => {
    if (!isEmptyParagraph(child) && !isEmptySource(child)) parts.push(shapeOf(child));
  });
  return `${head}[${parts.join()}]`;
}

/** The same for the words of a block alone. */
export const shapeOfWords = (node: Node): string =>
  joined(runsIn(node).flatMap(withPlainSpaces)).map(shapeOfRun).join('|');

/** Nobody sees the emphasis of a space. */
function withPlainSpaces(run: Run): Run[] {
  if (has(run, 'code_text')) return [run];
  const plain = run.marks.filter(({ type }) => !TIGHT.includes(type.name));
  if (run.leaf) return [isBreak(run) ? { ...run, marks: plain } : run];
  return run.text
    .split(/(\s+)/)
    .filter(Boolean)
    .map((text) => ({ text, leaf: null, marks: text.trim() ? run.marks : plain }));
}

/** What stands by itself, and not in a line. */
export const FIGURES = ['picture', 'gallery', 'video'];

/** Whether the items of a list are lines. A figure has no room in a line. */
export const isTight = (list: Node): boolean =>
  list.attrs.tight &&
  !list.children.some((item) => item.children.some(({ type }) => FIGURES.includes(type.name)));

/** Whether a tight list is another one than a loose one: its words have a neighbour. */
export function hasDistance(list: Node): boolean {
  const items = list.children.map(({ children }) =>
    children.filter((part) => !isEmptyParagraph(part)),
  );
  const isSpread = items.length > 1 || items.some((parts) => parts.length > 1);
  return (
    isSpread &&
    items.flat().some(({ type }) => type.name === 'paragraph' || FIGURES.includes(type.name))
  );
}

const isEmptySource = (node: Node): boolean =>
  node.type.name === 'quote_source' && runsIn(node).length === 0;

export const isEmptyParagraph = (node: Node): boolean =>
  node.type.name === 'paragraph' && (node.childCount === 0 || runsIn(node).length === 0);

const shapeOfRun = ({ text, leaf, marks }: Run): string =>
  `${marks.map(({ type, attrs }) => type.name + JSON.stringify(attrs)).join()}:${leaf ? shapeOf(leaf) : JSON.stringify(text)}`;
