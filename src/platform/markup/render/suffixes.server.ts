import type { MarkdownIt } from 'markdown-it';
import { endsBeforeSuffix } from '../suffix-emphasis.ts';

const STAR = 0x2a;
const TILDE = 0x7e;
/** How far back the beginning of an emphasis is looked for. */
const LONGEST = 1000;
const LETTER = /^[\p{L}\p{N}]/u;

/** An emphasis may end between a sign and a suffix; see {@link endsBeforeSuffix}. */
export function addSuffixes(parser: MarkdownIt): void {
  const { State } = parser.inline;
  parser.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord);
      const marker = this.src.charCodeAt(start);
      if (found.can_close || (marker !== STAR && marker !== TILDE)) return found;
      const open = this.delimiters.findLast((one) => one.marker === marker);
      if (!open?.open || (marker === STAR && open.length !== found.length)) return found;
      if (!LETTER.test(this.src.slice(start + found.length, start + found.length + 2)))
        return found;
      const marks = this.src.slice(start, start + found.length);
      const before = this.src.slice(Math.max(0, start - LONGEST), start);
      const from = before.lastIndexOf(marks);
      if (from < 0 || !endsBeforeSuffix(before.slice(from + marks.length))) return found;
      return { ...found, can_open: false, can_close: true };
    }
  };
}
