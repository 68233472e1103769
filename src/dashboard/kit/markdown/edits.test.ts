import { describe, expect, it } from 'vitest';
import {
  continueLine,
  footnote,
  indent,
  outdent,
  prefixLines,
  rule,
  sourcedQuote,
} from './blocks.ts';
import type { Command } from './edit.ts';
import { activeAt, link, wrapIn } from './marks.ts';
import { addColumn, addRow, nextCell, previousCell, table } from './tables.ts';

/** A text with its selection between `‹` and `›`, or `|` … as one `‹›`. */
function read(marked: string) {
  const from = marked.indexOf('‹');
  const to = marked.indexOf('›') - 1;
  return { text: marked.replace(/[‹›]/g, ''), from, to };
}

function run(command: Command, marked: string): string | null {
  const selected = read(marked);
  const edit = command(selected);
  if (!edit) return null;
  const text = selected.text.slice(0, edit.from) + edit.insert + selected.text.slice(edit.to);
  const [from, to] = edit.select;
  return `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;
}

const bold = wrapIn('**');
const italic = wrapIn('*');

describe('Commands of the editor, for CodeMirror and the text field', () => {
  it.each<[string, Command, string, string | null]>([
    ['bold', bold, 'bir ‹iki› üç', 'bir **‹iki›** üç'],
    ['bold without the spaces', bold, 'bir‹ iki ›üç', 'bir **‹iki›** üç'],
    ['not bold any more', bold, 'bir **‹iki›** üç', 'bir ‹iki› üç'],
    ['italic in bold', italic, '**‹iki›**', '***‹iki›***'],
    ['italic removed from bold', italic, '***‹iki›***', '**‹iki›**'],
    ['struck', wrapIn('~~'), '‹›', '~~‹›~~'],
    ['link with words', link, '‹söz›', '[söz](‹https://›)'],
    ['heading', prefixLines('heading'), 'a\n- b‹› c', 'a\n## b‹› c'],
    ['heading removed', prefixLines('heading'), '## b‹›', 'b‹›'],
    ['numbers', prefixLines('numbers'), '‹a\n\nb›', '‹1. a\n\n2. b›'],
    ['quote', prefixLines('quote'), '‹a\n\nb›', '‹> a\n> \n> b›'],
    ['quote with source', sourcedQuote('Kaynak'), 'Ev haktır.‹›', '> Ev haktır.\n>\n> — ‹Kaynak›'],
    ['quote with source in an empty line', sourcedQuote('Kaynak'), '‹›', '> ‹›\n>\n> — Kaynak\n\n'],
    [
      'quote with source after a text',
      sourcedQuote('Kaynak'),
      'a\n\n‹›\n\nb',
      'a\n\n> ‹›\n>\n> — Kaynak\n\nb',
    ],
    ['rule', rule, 'a‹›\nb', 'a\n\n---\n‹›\nb'],
    ['note', footnote, 'a‹›b', 'a[^1]b\n\n[^1]: ‹›'],
    ['second note', footnote, 'a[^1]b‹›\n\n[^1]: x\n', 'a[^1]b[^2]\n\n[^1]: x\n[^2]: ‹›'],
    ['table', table(1, 2), '‹›', '| ‹›  |   |\n| --- | --- |\n|   |   |\n\n'],
    [
      'row',
      addRow,
      '| a | b‹› |\n| --- | --- |\n| c | d |',
      '| a | b |\n| --- | --- |\n| ‹›  |   |\n| c | d |',
    ],
    [
      'column',
      addColumn,
      '| a‹› | b |\n| --- | --- |\n| c\\|e | d |',
      '| a | ‹›  | b |\n| --- | --- | --- |\n| c\\|e |   | d |',
    ],
    ['no table', addRow, 'a‹›', null],
    [
      'next cell',
      nextCell,
      '| a‹› | b c |\n| --- | --- |\n| d | |',
      '| a | ‹b c› |\n| --- | --- |\n| d | |',
    ],
    [
      'next cell, over the line below the heading',
      nextCell,
      '| a | b‹› |\n|:--|--:|\n| d | |',
      '| a | b |\n|:--|--:|\n| ‹d› | |',
    ],
    [
      'next cell, empty and without a border',
      nextCell,
      '| a | b\n| --- | ---\n| c\\|d‹› |   | x',
      '| a | b\n| --- | ---\n| c\\|d | ‹›  | x',
    ],
    [
      'new row after the last cell',
      nextCell,
      '| a | b |\n| --- | --- |\n| c | d‹› |\n\nMetin',
      '| a | b |\n| --- | --- |\n| c | d |\n| ‹›  |   |\n\nMetin',
    ],
    [
      'cell before',
      previousCell,
      '| a | b |\n| --- | --- |\n| ‹c› | d |',
      '| a | ‹b› |\n| --- | --- |\n| c | d |',
    ],
    ['no cell before', previousCell, '| ‹a› | b |\n| --- | --- |', null],
    ['no table, only a sign', nextCell, '| a‹›\nMetin', null],
    ['next item', continueLine, '- a‹›', '- a\n- ‹›'],
    ['next number', continueLine, '9. a‹›b', '9. a\n10. ‹›b'],
    ['end of the list', continueLine, '- a\n- ‹›', '- a\n‹›'],
    ['next line of a quote', continueLine, '> a‹›', '> a\n> ‹›'],
    ['no list', continueLine, 'a‹›', null],
    ['inner item', indent, '- a\n- b‹›', '- a\n  - b‹›'],
    ['outer item', outdent, '  - b‹›', '- b‹›'],
    ['no item', indent, 'a‹›', null],
  ])('%s', (_, command, before, after) => {
    expect(run(command, before)).toBe(after);
  });

  it.each([
    ['## a‹›', 'heading'],
    ['- **a‹›b**', 'bullets bold'],
    ['*a‹›b* c', 'italic'],
    ['a ~~‹b›~~', 'strike'],
    ['| a‹› |', 'table'],
    ['**a** ‹›b', ''],
  ])('knows what the cursor stands in: %s', (marked, active) => {
    expect(activeAt(read(marked))).toBe(active);
  });
});
