import { diffWordsWithSpace } from 'diff';
import { isAtom, keyOf, type Part, type Piece, part } from './rendered-parts.ts';

/** The time that is left for one comparison. */
export interface Clock {
  left: () => number;
}

/** Words, or a picture in their line, with the elements around them (bold, a link …). */
interface Run {
  around: readonly Part[];
  piece: Piece;
}

/** Stands for a picture or a line break in the text that is compared. */
const ATOM = '\uFFFC';
const textOf = ({ piece }: Run) => (typeof piece === 'string' ? piece : ATOM);
const styleOf = ({ around }: Run) => around.map((one) => keyOf({ ...one, children: [] })).join('');

function runsOf(pieces: readonly Piece[], around: readonly Part[] = []): Run[] {
  return pieces.flatMap((piece) =>
    typeof piece === 'string' || isAtom(piece)
      ? { around, piece }
      : runsOf(piece.children, [...around, piece]),
  );
}

type Mark = 'same' | 'del' | 'ins' | 'restyled';

interface Marked extends Run {
  mark: Mark;
  /** For a link that leads to another address: the one before. */
  from?: string;
}

/** Two lines of text as one, with the words that were added and removed. */
export function compareInline(
  before: readonly Piece[],
  after: readonly Piece[],
  clock: Clock,
): Piece[] {
  const olds = runsOf(before);
  const news = runsOf(after);
  const changes = diffWordsWithSpace(olds.map(textOf).join(''), news.map(textOf).join(''), {
    timeout: clock.left(),
  });
  if (!changes) return assemble([...marked(olds, 'del'), ...marked(news, 'ins')]);
  const old = reader(olds);
  const now = reader(news);
  const out: Marked[] = [];
  let removed: Marked[] = [];
  let added: Marked[] = [];
  const flush = () => {
    out.push(...removed, ...added);
    removed = [];
    added = [];
  };
  for (const [at, { value, added: isAdded, removed: isRemoved }] of changes.entries()) {
    if (isRemoved) removed.push(...marked(old(value.length), 'del'));
    else if (isAdded) added.push(...marked(now(value.length), 'ins'));
    else if (at > 0 && at < changes.length - 1 && !value.trim()) {
      // A space between two changes belongs to both: words that were replaced are read as one phrase.
      removed.push(...marked(old(value.length), 'del'));
      added.push(...marked(now(value.length), 'ins'));
    } else {
      flush();
      out.push(...pairs(old(value.length), now(value.length)));
    }
  }
  flush();
  return assemble(out);
}

const marked = (runs: readonly Run[], mark: Mark): Marked[] =>
  runs.map((run) => ({ ...run, mark }));

/** Takes the next characters of the runs. */
function reader(runs: readonly Run[]) {
  let at = 0;
  let inside = 0;
  return (length: number): Run[] => {
    const taken: Run[] = [];
    let left = length;
    while (left > 0 && at < runs.length) {
      const run = runs[at] as Run;
      const text = textOf(run).slice(inside, inside + left);
      taken.push(typeof run.piece === 'string' ? { ...run, piece: text } : run);
      left -= text.length;
      inside += text.length;
      if (inside >= textOf(run).length) {
        at += 1;
        inside = 0;
      }
    }
    return taken;
  };
}

/** Runs with the same words: the new ones, with what is different in their look. */
function pairs(olds: Run[], news: Run[]): Marked[] {
  const out: Marked[] = [];
  const now = reader(news);
  for (const old of olds) {
    let left = old;
    for (const run of now(textOf(old).length)) {
      const text = textOf(run);
      out.push(...pair(left, run));
      if (typeof left.piece === 'string') left = { ...left, piece: left.piece.slice(text.length) };
    }
  }
  return out;
}

function pair(old: Run, run: Run): Marked[] {
  const areWords = typeof old.piece === 'string' && typeof run.piece === 'string';
  if (!areWords && keyOf(old.piece) !== keyOf(run.piece))
    return [
      { ...old, mark: 'del' },
      { ...run, mark: 'ins' },
    ];
  if (styleOf(old) === styleOf(run) || !textOf(run).trim()) return [{ ...run, mark: 'same' }];
  const [from, to] = [old, run].map(
    ({ around }) => around.find(({ tag }) => tag === 'a')?.attributes.href,
  );
  const isMovedLink = from !== undefined && to !== undefined && from !== to;
  return [{ ...run, mark: 'restyled', ...(isMovedLink && { from }) }];
}

/** The runs as elements again: marks outside, then what was around the words. */
function assemble(runs: readonly Marked[]): Piece[] {
  const groups: Marked[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0]?.mark === run.mark && last[0].from === run.from) last.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group) => {
    const [{ mark, from } = { mark: 'same' as Mark, from: undefined }] = group;
    const pieces = nest(group, 0);
    if (mark === 'same') return pieces;
    return [part(mark, pieces, from === undefined ? {} : { from })];
  });
}

function nest(runs: readonly Run[], depth: number): Piece[] {
  const out: Piece[] = [];
  for (let at = 0; at < runs.length; ) {
    const run = runs[at] as Run;
    const outer = run.around[depth];
    let end = at + 1;
    while (end < runs.length && runs[end]?.around[depth] === outer) end += 1;
    const group = runs.slice(at, end);
    if (outer) out.push({ ...outer, children: nest(group, depth + 1) });
    else
      for (const { piece } of group) {
        const last = out.at(-1);
        if (typeof piece === 'string' && typeof last === 'string')
          out[out.length - 1] = last + piece;
        else out.push(piece);
      }
    at = end;
  }
  return out;
}
