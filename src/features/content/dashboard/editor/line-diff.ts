export interface DiffLine {
  kind: 'same' | 'theirs' | 'mine';
  text: string;
}

/** Above this many line pairs the middle is shown as wholly replaced instead of compared. */
const MOST_PAIRS = 4_000_000;

/** What `mine` changes in `theirs`, line by line, in reading order. */
export function diffLines(theirs: string, mine: string): DiffLine[] {
  const a = theirs.split('\n');
  const b = mine.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end++;

  const same = (lines: string[]) => lines.map((text) => ({ kind: 'same' as const, text }));
  return [
    ...same(a.slice(0, start)),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ];
}

function diffMiddle(a: string[], b: string[]): DiffLine[] {
  if (a.length * b.length > MOST_PAIRS) {
    return [
      ...a.map((text) => ({ kind: 'theirs' as const, text })),
      ...b.map((text) => ({ kind: 'mine' as const, text })),
    ];
  }
  const width = b.length + 1;
  // Length of the longest common run of lines from (i, j) to the ends.
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i] ?? '' });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'theirs', text: a[i++] ?? '' });
    } else {
      lines.push({ kind: 'mine', text: b[j++] ?? '' });
    }
  }
  return lines;
}
