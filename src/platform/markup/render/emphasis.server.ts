import type { MarkdownIt, Token } from 'markdown-it';
import { endsBeforeSuffix } from '../suffix-emphasis.ts';
import { envOf } from './env.server.ts';

const STAR = 0x2a;
const TILDE = 0x7e;
/** How far back the beginning of an emphasis is looked for: in characters, and in marks of any kind. */
const FARTHEST = { characters: 1000, marks: 40 };
const LETTER = /^[\p{L}\p{N}]/u;

/** An emphasis may end between a sign and a suffix; see {@link endsBeforeSuffix}. */
export function addSuffixes(parser: MarkdownIt): void {
  const { State } = parser.inline;
  parser.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord);
      const marker = this.src.charCodeAt(start);
      if (found.can_close || (marker !== STAR && marker !== TILDE)) return found;
      if (!LETTER.test(this.src.slice(start + found.length, start + found.length + 2)))
        return found;
      const open = this.delimiters
        .slice(-FARTHEST.marks)
        .findLast((delimiter) => delimiter.marker === marker);
      if (!open?.open || (marker === STAR && open.length !== found.length)) return found;
      const marks = this.src.slice(start, start + found.length);
      const before = this.src.slice(Math.max(0, start - FARTHEST.characters), start);
      const from = before.lastIndexOf(marks);
      if (from < 0 || !endsBeforeSuffix(before.slice(from + marks.length))) return found;
      return { ...found, can_open: false, can_close: true };
    }
  };
}

/** Marks of emphasis beside a word, which a reader sees, and single ones around words. */
const SHOWN = [
  /(?:\*\*|~~)(?=[^\s*~])|(?<=[^\s*~])(?:\*\*|~~)/u,
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]{1,200}(?<=[^\s*])\*(?!\*)/u,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])[^_\n]{1,200}(?<=[^\s_])_(?!_)/u,
];

/** For the check of a text: notes marks of emphasis that emphasise nothing and so are public text. */
export function addShownMarks(parser: MarkdownIt): void {
  // Later, escaped marks look the same.
  parser.core.ruler.before('text_join', 'shown_marks', (state) => {
    const env = envOf(state.env);
    for (const { type, map, children } of state.tokens)
      if (type === 'inline' && map)
        for (const [place, text] of linesOf(children ?? []).entries()) {
          const at = Math.min(
            ...SHOWN.map((pattern) => text.search(pattern)).filter((one) => one >= 0),
          );
          if (!Number.isFinite(at)) continue;
          env.shownMarks ??= [];
          env.shownMarks.push({ line: map[0] + place + 1, text: text.slice(at) });
        }
  });
}

/** The text of each line; what is no plain text is one character. */
function linesOf(children: Token[]): string[] {
  const lines = [''];
  for (const { type, content } of children) {
    if (type === 'softbreak' || type === 'hardbreak') lines.push('');
    else
      lines[lines.length - 1] +=
        type === 'text' ? content : type.endsWith('_open') || type.endsWith('_close') ? '' : 'x';
  }
  return lines;
}
