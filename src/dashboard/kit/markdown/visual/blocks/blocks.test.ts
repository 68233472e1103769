import { history, redo, undo } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import {
  type Command,
  EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { readBlocks } from '../read.ts';
import { schema } from '../schema.ts';
import { MarkdownText } from '../text.ts';
import { insertPictures, joinGallery, leaveGallery, moveBlock, removeBlock } from './commands.ts';
import { Desk } from './desk.ts';
import { addNote, bringNotes, findNote, notesOf } from './notes.ts';
import { blockPlugins } from './plugins.ts';
import { tableCommands } from './table-commands.ts';
import { Uploads } from './uploads.ts';

const ONE = '/media/11111111-1111-4111-8111-111111111111/1280.webp';
const TWO = '/media/22222222-2222-4222-8222-222222222222/1280.webp';

function open(markdown: string) {
  const desk = new Desk(new Uploads());
  const doc = schema.nodes.doc.create(
    null,
    readBlocks(markdown).blocks.map(({ node }) => node),
  );
  let state = EditorState.create({ doc, plugins: [...blockPlugins(desk), history()] });
  return {
    desk,
    get state() {
      return state;
    },
    run(command: Command): boolean {
      return command(state, (tr) => {
        state = state.apply(tr);
      });
    },
    select(name: string, nth = 0) {
      const found: number[] = [];
      state.doc.descendants((node, at) => {
        if (node.type.name === name) found.push(at);
      });
      state = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, found[nth] ?? -1)));
    },
    cursor(at: number) {
      state = state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(at))));
    },
    /** The names of the blocks, with their words. */
    get shown() {
      return state.doc.children.map((node) => `${node.type.name} ${node.textContent}`.trim());
    },
  };
}

const change =
  (how: (tr: Transaction) => Transaction): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(how(tr));
    return true;
  };

describe('blocks of the visual editor', () => {
  test('a block moves, keeps where it was written, and undo brings it back', () => {
    const text = open('Bir\n\n---\n\nİki');
    text.select('rule');
    expect(text.run(moveBlock(-1))).toBe(true);
    expect(text.shown).toEqual(['rule', 'paragraph Bir', 'paragraph İki']);
    expect(text.run(moveBlock(-1))).toBe(false);
    text.run(undo);
    expect(text.shown).toEqual(['paragraph Bir', 'rule', 'paragraph İki']);
  });

  test('pictures join a gallery, leave it, and a gallery of one is a picture', () => {
    const text = open(`![a](${ONE})\n\n![b](${TWO})`);
    text.select('picture', 1);
    expect(text.run(joinGallery)).toBe(true);
    expect(text.shown).toEqual(['gallery']);
    expect(text.state.doc.child(0).children.map(({ attrs }) => attrs.alt)).toEqual(['a', 'b']);
    expect(text.state.selection).toMatchObject({ node: { attrs: { alt: 'b' } } });
    expect(text.run(leaveGallery)).toBe(true);
    expect(text.shown).toEqual(['picture', 'picture']);
  });

  test('the last block of a text is replaced by an empty paragraph', () => {
    const text = open(`![a](${ONE})`);
    text.select('picture');
    expect(text.run(removeBlock)).toBe(true);
    expect(text.shown).toEqual(['paragraph']);
  });

  test('several pictures are inserted as a gallery in the empty line, and writing goes on below', () => {
    const plain = EditorState.create({ schema });
    const pictures = [ONE, TWO].map((src) => ({ src, alt: '', caption: '' }));
    let { doc } = plain;
    insertPictures(pictures)(plain, (tr) => {
      doc = tr.doc;
    });
    expect(doc.children.map(({ type }) => type.name)).toEqual(['gallery', 'paragraph']);
  });

  test('a note goes with its last reference, and comes back with it', () => {
    const text = open('Söz[^a] ve[^a].\n\n[^a]: Kaynak');
    text.select('note_ref');
    text.run(change((tr) => tr.deleteSelection()));
    expect(findNote(text.state.doc, 'a')).not.toBeNull();
    text.select('note_ref');
    text.run(change((tr) => tr.deleteSelection()));
    expect(text.shown).toEqual(['paragraph Söz ve.']);
    // Cut and pasted elsewhere.
    text.run(change((tr) => tr.insert(1, schema.nodes.note_ref.create({ label: 'a' }))));
    expect(text.shown).toEqual(['paragraph Söz ve.', 'note Kaynak']);
  });

  test('a new note gets a free label, follows the others and is opened', () => {
    const text = open('Söz[^1].\n\n[^1]: Bir\n\nSon');
    text.cursor(4);
    expect(text.run(addNote(text.desk))).toBe(true);
    expect(text.shown).toEqual(['paragraph Söz.', 'note Bir', 'note', 'paragraph Son']);
    expect(text.state.doc.child(2).attrs.label).toBe('2');
    expect(text.state.doc.nodeAt(text.desk.opened?.at ?? 0)?.type.name).toBe('note_ref');
  });

  test('a picture that arrived takes its place, and undo and redo never bring the placeholder back', () => {
    const text = open('Bir');
    text.run(insertPictures([{ src: 'upload:7', alt: 'foto.jpg', caption: '' }]));
    text.desk.uploads.arrive('7', { src: ONE, alt: '', caption: 'Alan' });
    // Without a view, the next change notices it.
    text.run(change((tr) => tr.insertText('!', 4)));
    expect(text.state.doc.child(1).attrs).toMatchObject({ src: ONE, caption: 'Alan' });
    for (const step of [undo, undo, redo, redo]) {
      text.run(step);
      expect(JSON.stringify(text.state.doc.toJSON())).not.toContain('upload:');
    }
    expect(text.state.doc.child(1).attrs.src).toBe(ONE);
  });

  test('the head row of a table stays the first, and a column has one side', () => {
    const text = open('| A | B |\n| --- | --- |\n| 1 | 2 |');
    text.run(change((tr) => tr.setSelection(Selection.atStart(tr.doc))));
    for (const name of ['rowBefore', 'rowUp', 'rowDown', 'deleteRow'] as const)
      expect(text.run(tableCommands[name]), name).toBe(false);
    expect(text.run(tableCommands.rowAfter)).toBe(true);
    expect(text.run(tableCommands.alignRight)).toBe(true);
    expect(text.run(tableCommands.columnRight)).toBe(true);
    const rows = text.state.doc
      .child(0)
      .children.map(({ children }) =>
        children.map(({ type, attrs, textContent }) => [type.name, attrs.align, textContent]),
      );
    expect(rows).toEqual([
      [
        ['table_header', null, 'B'],
        ['table_header', 'right', 'A'],
      ],
      [
        ['table_cell', null, ''],
        ['table_cell', 'right', ''],
      ],
      [
        ['table_cell', null, '2'],
        ['table_cell', 'right', '1'],
      ],
    ]);
  });
});

describe('Notes of a part that is copied to another text', () => {
  const part = (doc: Node) => new Slice(Fragment.from(doc.child(0)), 0, 0);
  const read = (text: string) => new MarkdownText().read(text);
  const source = read('Bir[^1].\n\n[^1]: Kaynak.');

  test('come with it', () => {
    const { notes } = bringNotes(read('İki.'), part(source), notesOf(source, part(source).content));
    expect(notes.map((note) => note.textContent)).toEqual(['Kaynak.']);
  });

  test('are those that stand there already', () => {
    const { notes } = bringNotes(source, part(source), notesOf(source, part(source).content));
    expect(notes).toEqual([]);
  });

  test('get another label if theirs means something else there', () => {
    const other = read('İki[^1].\n\n[^1]: Başka.');
    const { slice, notes } = bringNotes(other, part(source), notesOf(source, part(source).content));
    expect(notes.map(({ attrs }) => attrs.label)).toEqual(['2']);
    expect(slice.content.child(0).child(1).attrs.label).toBe('2');
  });
});
