import { diffArrays } from 'diff';
import { type Clock, compareInline } from './compare-inline.ts';
import { pairSimilar } from './pair-similar.ts';
import {
  findTag,
  hasClass,
  isBlock,
  keyOf,
  type Part,
  type Piece,
  part,
  shownIn,
  wordsOf,
} from './rendered-parts.ts';

/**
 * What became of a block. `moved` and `left` are the two places of a block that stands somewhere else
 * now. In `part`, `ins` and `del` are around what was added and removed, and a `note` says what cannot be
 * seen in the text.
 */
export interface Row {
  change: 'same' | 'changed' | 'added' | 'removed' | 'moved' | 'left';
  part: Part;
}

/**
 * Comparing two long texts that have nothing in common would take minutes. The time for all parts of one
 * comparison together, in ms; what is not compared by then counts as replaced.
 */
const TIMEOUT_MS = 700;

const clockOf = (timeout: number): Clock => {
  const end = performance.now() + timeout;
  return { left: () => end - performance.now() };
};

/** Compares two rendered texts block by block, and blocks that resemble each other word by word. */
export function compareRendered(
  before: readonly Piece[],
  after: readonly Piece[],
  timeout = TIMEOUT_MS,
): Row[] {
  return withMoved(compareBlocks(asBlocks(before), asBlocks(after), clockOf(timeout)));
}

const asBlocks = (pieces: readonly Piece[]): Part[] => {
  if (pieces.length === 0) return [];
  return pieces.every(isBlock) ? [...pieces] : [part('', pieces)];
};

function compareBlocks(before: readonly Part[], after: readonly Part[], clock: Clock): Row[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { timeout: clock.left() });
  if (!changes)
    return [
      ...before.map((one): Row => ({ change: 'removed', part: one })),
      ...after.map((one): Row => ({ change: 'added', part: one })),
    ];
  const rows: Row[] = [];
  let [old, now] = [0, 0];
  let [olds, news]: Part[][] = [[], []];
  const flush = () => {
    for (const [one, other] of pairSimilar(olds as Part[], news as Part[], clock)) {
      if (one && other) rows.push({ change: 'changed', part: comparePair(one, other, clock) });
      else if (one) rows.push({ change: 'removed', part: one });
      else if (other) rows.push({ change: 'added', part: other });
    }
    [olds, news] = [[], []];
  };
  for (const { value, added, removed } of changes) {
    if (removed) olds = before.slice(old, old + value.length);
    else if (added) news = after.slice(now, now + value.length);
    else {
      flush();
      for (const one of after.slice(now, now + value.length))
        rows.push({ change: 'same', part: one });
    }
    if (!added) old += value.length;
    if (!removed) now += value.length;
  }
  flush();
  return rows;
}

/** A block that was removed and is the same as an added one was moved. */
function withMoved(rows: Row[]): Row[] {
  const removed = new Map<string, number[]>();
  for (const [at, { change, part: block }] of rows.entries()) {
    if (change !== 'removed' || !(wordsOf(block).trim() || shownIn(block))) continue;
    const key = keyOf(block);
    removed.set(key, [...(removed.get(key) ?? []), at]);
  }
  const out = [...rows];
  for (const [at, { change, part: block }] of rows.entries()) {
    if (change !== 'added') continue;
    const from = removed.get(keyOf(block))?.shift();
    if (from === undefined) continue;
    out[from] = { change: 'left', part: block };
    out[at] = { change: 'moved', part: block };
  }
  return out;
}

/** Two blocks that resemble each other as one. */
function comparePair(before: Part, after: Part, clock: Clock): Part {
  if (keyOf(before) === keyOf(after)) return after;
  if (shownIn(before) && shownIn(after)) return compareFigures(before, after, clock);
  const children =
    after.tag === 'pre'
      ? compareCode(before, after, clock)
      : after.tag === 'tr'
        ? compareCells(before, after, clock)
        : compareContent(before.children, after.children, clock);
  const retagged = before.tag === after.tag ? [] : [note('block', before.tag, after.tag)];
  return { ...after, children: [...retagged, ...children] };
}

function compareContent(before: readonly Piece[], after: readonly Piece[], clock: Clock): Piece[] {
  if (!before.some(isBlock) && !after.some(isBlock)) return compareInline(before, after, clock);
  return compareBlocks(asBlocks(before), asBlocks(after), clock).map(partOf);
}

/** A block of code is one element in another. */
function compareCode(before: Part, after: Part, clock: Clock): Piece[] {
  const [old, now] = [before, after].map((block) => findTag(block, 'code') ?? block) as [
    Part,
    Part,
  ];
  return [{ ...now, children: compareInline(old.children, now.children, clock) }];
}

/** Cells are compared with those of the same column; with other columns, with those that resemble them. */
function compareCells(before: Part, after: Part, clock: Clock): Piece[] {
  const [olds, news] = [before, after].map((row) => row.children.filter(isBlock)) as [
    Part[],
    Part[],
  ];
  if (olds.length !== news.length) return compareBlocks(olds, news, clock).map(partOf);
  return news.map((cell, at) => comparePair(olds[at] as Part, cell, clock));
}

/** Another picture: both side by side. The same one: its words. */
function compareFigures(before: Part, after: Part, clock: Clock): Part {
  const [old, now] = [before, after].map((figure) => findTag(figure, 'img')?.attributes.alt ?? '');
  const alt = old === now ? [] : [note('alt', old ?? '', now ?? '')];
  if (shownIn(before) !== shownIn(after))
    return part('div', [wrapped(before, 'del'), wrapped(after, 'ins'), ...alt], {
      class: 'swapped',
    });
  const captions = [before, after].map((figure) => findTag(figure, 'figcaption')?.children ?? []);
  const caption = compareInline(captions[0] ?? [], captions[1] ?? [], clock);
  return {
    ...after,
    children: [
      ...after.children.filter((child) => typeof child === 'string' || child.tag !== 'figcaption'),
      ...(caption.length ? [part('figcaption', caption)] : []),
      ...alt,
    ],
  };
}

const note = (kind: 'alt' | 'block', from: string, to: string): Part =>
  part('note', [], { kind, from, to });

/** A row inside another block: what was added or removed as a whole is marked as a whole. */
export function partOf({ change, part: block }: Row): Part {
  if (change === 'added' || change === 'moved') return wrapped(block, 'ins');
  return change === 'removed' || change === 'left' ? wrapped(block, 'del') : block;
}

/** Only a list may contain items, and only a row cells: the mark is inside them. */
const INSIDE = ['li', 'td', 'th', 'dt', 'dd', 'figcaption', ''];
const ROWS = ['tr', 'thead', 'tbody'];

function wrapped(block: Part, mark: 'ins' | 'del'): Part {
  if (ROWS.includes(block.tag))
    return { ...block, children: block.children.filter(isBlock).map((one) => wrapped(one, mark)) };
  if (INSIDE.includes(block.tag)) return { ...block, children: [part(mark, block.children)] };
  return part(mark, [block], { class: hasClass(block, 'gallery') ? 'block wide' : 'block' });
}
