import { history } from 'prosemirror-history';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { Desk } from './blocks/desk.ts';
import { blockPlugins } from './blocks/plugins.ts';
import { Uploads } from './blocks/uploads.ts';
import { keyCommands } from './keys.ts';
import { activeIn, toolCommands } from './run-tool.ts';
import { MarkdownText } from './text.ts';

const desk = new Desk(new Uploads());
const tools = toolCommands(desk);
const { enter, backspace, tab, shiftTab, lineBreak } = keyCommands;

/** A text in Markdown whose selection is between two `‸`, or a cursor at one. */
function open(marked: string) {
  const text = new MarkdownText();
  let state = EditorState.create({
    doc: text.read(marked),
    plugins: [...blockPlugins(desk), history()],
  });
  const found: number[] = [];
  state.doc.descendants((node, at) => {
    for (const { index } of (node.text ?? '').matchAll(/‸/g)) found.push(at + index);
  });
  const [from = 0, to = from + 1] = found;
  const isRange = found.length > 1;
  const { tr } = state;
  if (isRange) tr.delete(to, to + 1);
  tr.delete(from, from + 1);
  tr.setSelection(TextSelection.create(tr.doc, from, isRange ? to - 1 : from));
  state = state.apply(tr);
  return {
    get state() {
      return state;
    },
    run(...commands: (Command | undefined)[]) {
      for (const command of commands)
        command?.(state, (next) => {
          state = state.apply(next);
        });
      return this;
    },
    type(words: string) {
      state = state.apply(state.tr.insertText(words));
      return this;
    },
    get text() {
      return text.write(state.doc);
    },
  };
}

describe('The keys of the visual editor', () => {
  it.each<[string, string, Command[], string, string]>([
    [
      'Enter at the end of a heading begins a paragraph',
      '## Başlık‸',
      [enter],
      'x',
      '## Başlık\n\nx',
    ],
    ['Enter begins the next item', '- bir‸', [enter], 'iki', '- bir\n- iki'],
    ['Enter in an empty item leaves the list', '- bir‸', [enter, enter], 'son', '- bir\n\nson'],
    [
      'Enter in an empty inner item goes one list out',
      '- bir\n  - iç‸',
      [enter, enter],
      'iki',
      '- bir\n  - iç\n- iki',
    ],
    ['Enter twice leaves a quotation', '> söz‸', [enter, enter], 'son', '> söz\n\nson'],
    [
      'Enter twice leaves code',
      '```\nkod‸\n```',
      [enter, enter, enter],
      'son',
      '```\nkod\n```\n\nson',
    ],
    [
      'Enter behind the source of a quotation leaves it',
      '> söz\n>\n> — Ad‸',
      [enter],
      'son',
      '> söz\n>\n> — Ad\n\nson',
    ],
    [
      'Enter in a cell goes to the one below',
      '| a‸ | b |\n| --- | --- |\n| c | d |',
      [enter],
      'x',
      '| a | b |\n| --- | --- |\n| xc | d |',
    ],
    [
      'Enter in the last row leaves the table',
      '| a |\n| --- |\n| c‸ |',
      [enter],
      'son',
      '| a |\n| --- |\n| c |\n\nson',
    ],
    ['Shift+Enter breaks a line', 'bir‸', [lineBreak], 'iki', 'bir\\\niki'],
    ['a heading has one line', '## bir‸', [lineBreak], 'iki', '## biriki'],
    [
      'Backspace at the start of a heading makes it a paragraph',
      '## ‸Başlık',
      [backspace],
      '',
      'Başlık',
    ],
    [
      'Backspace at the start of an item takes it out of the list',
      '- ‸bir',
      [backspace],
      '',
      'bir',
    ],
    [
      'Backspace at the start of a quotation takes the paragraph out of it',
      '> ‸söz',
      [backspace],
      '',
      'söz',
    ],
    [
      'Backspace makes the source of a quotation words',
      '> söz\n>\n> — ‸Ad',
      [backspace],
      '',
      '> söz\n>\n> Ad',
    ],
    ['Tab makes an item an inner one', '- bir\n- iki‸', [tab], '', '- bir\n  - iki'],
    ['Shift+Tab takes it out again', '- bir\n  - iki‸', [shiftTab], '', '- bir\n- iki'],
    [
      'Tab goes to the next cell',
      '| a‸ | b |\n| --- | --- |\n| c | d |',
      [tab, tab],
      'x',
      '| a | b |\n| --- | --- |\n| x | d |',
    ],
    [
      'Tab in the last cell makes a row',
      '| a |\n| --- |\n| c‸ |',
      [tab],
      'yeni',
      '| a |\n| --- |\n| c |\n| yeni |',
    ],
  ])('%s', (_, marked, commands, typed, expected) => {
    const opened = open(marked).run(...commands);
    if (typed) opened.type(typed);
    expect(opened.text).toBe(expected);
  });

  it('Tab leaves a text that is neither a list nor a table', () => {
    expect(tab(open('bir‸').state)).toBe(false);
    expect(tab(open('- bir‸').state)).toBe(true);
  });
});

describe('The tools of the visual editor', () => {
  it.each<[string, string, keyof typeof tools, string]>([
    ['bold', 'bir ‸iki‸ üç', 'bold', 'bir **iki** üç'],
    ['not bold any more', 'bir **‸iki‸** üç', 'bold', 'bir iki üç'],
    ['struck', '‸iki‸', 'strike', '~~iki~~'],
    ['heading', 'ba‸şlık', 'heading', '## başlık'],
    ['heading of two lines', 'bir‸\\\niki', 'heading', '## bir iki'],
    ['no heading any more', '### ba‸şlık', 'subheading', 'başlık'],
    ['list', 'b‸ir\n\nik‸i', 'bullets', '- bir\n- iki'],
    ['numbers instead of bullets', '- b‸ir\n- iki', 'numbers', '1. bir\n2. iki'],
    ['no list any more', '- b‸ir', 'bullets', 'bir'],
    ['quotation', 's‸öz', 'quote', '> söz'],
    ['no quotation any more', '> s‸öz\n>\n> — Ad', 'quote', 'söz\n\nAd'],
    ['rule', 'bir‸', 'rule', 'bir\n\n---'],
    ['code', 'b‸ir', 'code', '```\nbir\n```'],
  ])('%s', (_, marked, tool, expected) => {
    expect(open(marked).run(tools[tool]).text).toBe(expected);
  });

  it('puts the cursor where the source of a quotation is written, or into its empty words', () => {
    expect(open('sö‸z').run(tools.sourcedQuote).type('Ad').text).toBe('> söz\n>\n> — Ad');
    const empty = open('bir\n\n‸x').run(backspaceForward(), tools.sourcedQuote);
    expect(empty.type('söz').text).toBe('bir\n\n> söz');
  });

  it('undoes a tool in one step', () => {
    expect(open('b‸ir').run(tools.quote, tools.undo).text).toBe('bir');
  });

  it.each([
    ['## a‸', 'heading'],
    ['- **a‸b**', 'bullets bold'],
    ['[a‸b](https://ufuk.example)', 'link'],
    ['| a‸ |\n| --- |', 'table'],
    ['> a‸', 'quote'],
    ['a‸', ''],
  ])('says what the cursor stands in: %s', (marked, active) => {
    expect(activeIn(open(marked).state)).toBe(active);
  });
});

/** Deletes the sign behind the cursor. */
const backspaceForward = (): Command => (state, dispatch) => {
  dispatch?.(state.tr.delete(state.selection.from, state.selection.from + 1));
  return true;
};
