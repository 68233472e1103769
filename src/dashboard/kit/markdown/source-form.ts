import { say } from '../language/language.ts';
import { block, sourcedQuote } from './blocks.ts';
import type { Edit, Surface } from './edit.ts';
import { pasteHtml } from './paste.ts';
import { table } from './tables.ts';
import type { TextForm } from './text-form.ts';
import { COMMANDS, runCommand, type ToolName } from './tools.ts';

/**
 * The source of a text, for what also works on the visual editor.
 * @param given the text that the surface was made with
 */
export function sourceForm(surface: Surface, given: string): TextForm {
  // A field ends its lines in its own way; what nobody has changed stays as it was given.
  let was = given;
  let shown = surface.read().text;

  function run(tool: ToolName): boolean {
    if (tool === 'undo' || tool === 'redo') {
      surface[tool]();
      return true;
    }
    if (tool === 'sourcedQuote')
      return runCommand(surface, sourcedQuote(say('dashboard:markdown.source')));
    if (tool === 'code') return runCommand(surface, block('```\n\n```'));
    return tool in COMMANDS && runCommand(surface, COMMANDS[tool as keyof typeof COMMANDS]);
  }
  return {
    run,
    insertWords(words) {
      const { from, to } = surface.read();
      const at = from + words.length;
      surface.apply({ from, to, insert: words, select: [at, at] });
    },
    insert: (markdown) => void runCommand(surface, block(markdown)),
    insertTable: (rows, columns) => void runCommand(surface, table(rows, columns)),
    paste: (html, plain) => pasteHtml(surface, html, plain),
    swap: surface.swap,
    focus: surface.focus,
    show: ({ line, inLine }) => surface.showLine(line, inLine),
    watch: surface.watch,
    // Markdown itself is written as it is.
    watchMisfits(listener) {
      listener([]);
      return () => undefined;
    },
    showMisfit: surface.focus,
    readText() {
      const { text } = surface.read();
      return text === shown ? was : text;
    },
    become(text) {
      const before = surface.read().text;
      const edit = difference(before, text.replace(/\r\n?/g, '\n'));
      if (edit) surface.apply(edit);
      was = text;
      shown = surface.read().text;
    },
  };
}

/** The one replacement that makes a text another one. */
function difference(before: string, after: string): Edit | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const insert = after.slice(start, after.length - end);
  const at = start + insert.length;
  return { from: start, to: before.length - end, insert, select: [at, at] };
}
