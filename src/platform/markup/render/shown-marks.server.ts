import type { MarkdownIt, Token } from 'markdown-it';
import { envOf } from './env.server.ts';

/** Marks of emphasis beside a word, which a reader sees, and single ones around words. */
const SHOWN = [
  /(?:\*\*|~~)(?=[^\s*~])|(?<=[^\s*~])(?:\*\*|~~)/u,
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]{1,200}(?<=[^\s*])\*(?!\*)/u,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])[^_\n]{1,200}(?<=[^\s_])_(?!_)/u,
];

/** Notes marks of emphasis that emphasise nothing and so are public text. */
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

/** The text of each line; what is no plain text is one letter. */
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
