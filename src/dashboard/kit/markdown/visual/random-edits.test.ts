import fc from 'fast-check';
import { lift, setBlockType, splitBlock, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  tableEditing,
} from 'prosemirror-tables';
import { expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../../../../tests/harness/long-run.ts';
import { notesPlugin } from './blocks/notes.ts';
import { Composition } from './composition.ts';
import { schema } from './schema.ts';
import { settleDocument } from './settle-document.ts';
import { shapeOf } from './shape.ts';
import { MarkdownText, sharedOf } from './text.ts';

const { nodes, marks } = schema;
const composition = new Composition();
const ID = '0b5c9d1e-7a3f-4c21-9e88-5d2f6a7b8c90';

const BLOCKS = [
  'Bir **koyu** ve *eğik* söz, [bağlantı](https://a.example/x?y=1 "Ad") ile.',
  '## Başlık',
  'Alt\n===',
  '- bir\n- iki\n  - iç\n\n    ikinci',
  '* yıldız\n* ikinci',
  '3. üç\n4. dört',
  '1) tek',
  '21. yüzyılda başladı.',
  '> Söz.\n>\n> — Kaynak',
  '> - liste\n> - içinde',
  `![Kıyı](/media/${ID}/1280.webp "Yazı")`,
  `![a](/media/${ID}/1280.webp)\n![b](/media/${ID}/640.webp)`,
  `Yazı ![küçük](/media/${ID}/640.webp) arasında`,
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  '| a | b |\n|:--|--:|\n| 1 \\| 2 | `x\\|y` |',
  '    girintili kod',
  '```js\n- kod\n```',
  '---',
  'Dipnot[^1] ve bir daha[^1].',
  '[^1]: Not **metni**.',
  '[ref]: https://b.example/ "T"',
  'Bir [tanım][ref] ve [ref].',
  '![dış](https://elsewhere.example/p.jpg)',
  'Satır\\\nkırık  \nve *iki\nsatır*',
  '5 * 3 = 15, a_b_c, #etiket, `kod` ~~silik~~ <https://c.example/>',
  '“**Özgürlük**”ün **“değeri”**ni',
];

const text = fc
  .array(fc.tuple(fc.constantFrom(...BLOCKS), fc.constantFrom('\n\n', '\n\n\n', '\r\n\r\n')), {
    minLength: 1,
    maxLength: 7,
  })
  .map((parts) => parts.map(([block, gap]) => block + gap).join(''));

const words = fc.oneof(
  fc.constantFrom(
    'a',
    ' ',
    '*',
    '**',
    '_',
    '`',
    '[',
    ']',
    '(x)',
    '#',
    '# ',
    '- ',
    '1. ',
    '> ',
    '|',
  ),
  fc.constantFrom(
    '— ',
    '~~',
    '!',
    '\\',
    '&amp;',
    '[^1]',
    '[ref]',
    '“söz”',
    'İı',
    '<',
    '=',
    '\u00a0',
  ),
  fc.string({ maxLength: 6 }),
);

type Edit = { kind: string; at: number; to: number; words: string };
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(
    ...['type', 'type', 'type', 'delete', 'split', 'item', 'heading', 'plain', 'code', 'quote'],
    ...[
      'lift',
      'bullets',
      'numbers',
      'sink',
      'strong',
      'em',
      'strike',
      'codeText',
      'link',
      'break',
    ],
    ...['move', 'insert', 'note', 'picture', 'row', 'column', 'noRow', 'noColumn', 'undo', 'redo'],
    ...['switch'],
  ),
  at: fc.nat(10_000),
  to: fc.nat(40),
  words,
});

const COMMANDS: Record<string, Command> = {
  split: splitBlock,
  item: splitListItem(nodes.list_item),
  heading: setBlockType(nodes.heading, { level: 3 }),
  plain: setBlockType(nodes.paragraph),
  code: setBlockType(nodes.code),
  quote: wrapIn(nodes.blockquote),
  lift,
  bullets: wrapInList(nodes.bullet_list),
  numbers: wrapInList(nodes.ordered_list),
  sink: sinkListItem(nodes.list_item),
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  strike: toggleMark(marks.strike),
  codeText: toggleMark(marks.code_text),
  link: toggleMark(marks.link, { href: 'https://d.example/(x)' }),
  row: addRowAfter,
  column: addColumnAfter,
  noRow: deleteRow,
  noColumn: deleteColumn,
  undo,
  redo,
};

const childrenOf = (doc: Node): Node[] => doc.content.content.slice();

/** The state after an edit; the same one where it can do nothing. */
function apply(state: EditorState, markdown: MarkdownText, { kind, at, to, words }: Edit) {
  const { doc } = state;
  const from = at % (doc.content.size + 1);
  const end = Math.min(doc.content.size, from + to);
  const selection = TextSelection.between(doc.resolve(from), doc.resolve(end));
  const selected = state.apply(state.tr.setSelection(selection));
  let next = selected;
  const command = COMMANDS[kind];
  if (!selection.$from.parent.inlineContent || !selection.$to.parent.inlineContent) return state;
  // The key of the editor leaves the quote there.
  if (kind === 'split' && (isInQuoteSource(selected) || !selection.empty)) return state;
  if (command) {
    command(selected, (tr) => {
      next = selected.apply(tr);
    });
    return next;
  }
  const { tr } = selected;
  const block = doc.child(at % doc.childCount);
  const start = childrenOf(doc)
    .slice(0, at % doc.childCount)
    .reduce((size, { nodeSize }) => size + nodeSize, 0);
  if (kind === 'type') tr.insertText(words, selection.from);
  else if (kind === 'delete') tr.deleteSelection();
  else if (kind === 'break') tr.replaceSelectionWith(nodes.hard_break.create());
  else if (kind === 'move' && doc.childCount > 1) {
    tr.delete(start, start + block.nodeSize);
    tr.insert(to % 2 ? 0 : tr.doc.content.size, block);
  } else if (kind === 'insert')
    tr.insert(
      start,
      Fragment.from(markdown.readSnippet(BLOCKS[to % BLOCKS.length] as string, doc)),
    );
  else if (kind === 'note') {
    const label = `n${at}`;
    tr.replaceSelection(new Slice(Fragment.from(nodes.note_ref.create({ label })), 0, 0));
    tr.insert(tr.doc.content.size, nodes.note.create({ label }, nodes.paragraph.create()));
  } else if (kind === 'picture')
    tr.replaceSelectionWith(nodes.image.create({ src: `/media/${ID}/640.webp`, alt: words }));
  else if (kind === 'switch') {
    const changed = markdown.write(doc).replace(/[aeı]/, words);
    return selected.apply(markdown.replace(selected, changed) ?? tr);
  }
  return selected.apply(tr);
}

const isInQuoteSource = ({ selection }: EditorState): boolean =>
  [selection.$from, selection.$to].some(({ parent }) => parent.type === nodes.quote_source);

/** The same edits each time, so that a failure belongs to a change; EDIT_SEED and EDIT_RUNS try others. */
const RUNS = IS_LONG_RUN ? 1_000 : 100;
const EDITS = 10;

it(`keeps the bytes of every untouched block and writes what is meant, in ${RUNS * EDITS} random edits`, () => {
  fc.assert(
    fc.property(text, fc.array(edit, { minLength: EDITS, maxLength: EDITS }), (start, edits) => {
      const markdown = new MarkdownText();
      const doc = markdown.read(start);
      const { starts } = markdown.writeWithStarts(doc);
      const bytes = new Map(
        childrenOf(doc).map((node, place) => [
          node,
          start.slice(starts[place], starts[place + 1]).trimEnd(),
        ]),
      );
      let state = EditorState.create({
        doc,
        plugins: [
          history({ newGroupDelay: 0 }),
          settleDocument(composition),
          notesPlugin(composition),
          tableEditing(),
        ],
      });
      for (const one of edits) {
        state = apply(state, markdown, one);
        const sources = markdown.settleSources(state, true);
        if (sources) state = state.apply(sources);
        state.doc.check();
        const written = markdown.writeWithStarts(state.doc);
        if (written.unfaithful.length > 0) continue;
        const again = new MarkdownText().read(written.text);
        expect(shapeOf(again), `${one.kind}: ${written.text}`).toBe(shapeOf(state.doc));
        // Beside a list that had to be written with another sign, the next one needs another, too.
        let isKept = true;
        for (const [place, node] of childrenOf(state.doc).entries()) {
          const before = bytes.get(node);
          const { starts, text } = written;
          const now = text.slice(starts[place], starts[place + 1]).trimEnd();
          if (isKept && before !== undefined && isAsBefore(state.doc, doc, place, node, before))
            expect(now).toBe(before);
          isKept = before === undefined || now === before;
        }
      }
      while (undo(state, (tr) => (state = state.apply(tr))));
      expect(markdown.write(state.doc)).toBe(start);
    }),
    {
      numRuns: Number(process.env.EDIT_RUNS ?? RUNS),
      seed: Number(process.env.EDIT_SEED ?? 1),
    },
  );
});

/**
 * Whether a block has the same neighbour as at first, and its words the same notes and definitions: where
 * `[^1]` was a word, a new note with that label would make a reference of it. Numbers that are words depend
 * on the other numbers of their list.
 */
function isAsBefore(doc: Node, first: Node, place: number, node: Node, bytes: string): boolean {
  const was = childrenOf(first).indexOf(node);
  return (
    !/^\d+\./.test(node.textContent) &&
    doc.maybeChild(place - 1) === first.maybeChild(was - 1) &&
    !labelsChanged(doc, first).some((label) => bytes.toUpperCase().includes(label))
  );
}

/** What refers to a note or a definition that came, went or was changed, in capital letters. */
function labelsChanged(doc: Node, first: Node): string[] {
  const [now, before] = [sharedOf(doc), sharedOf(first)];
  const differing = <T>(one: Record<string, T>, other: Record<string, T>) =>
    Object.keys({ ...one, ...other }).filter(
      (label) => JSON.stringify(one[label]) !== JSON.stringify(other[label]),
    );
  return [
    ...differing(now.notes, before.notes).map((label) => `[^${label.slice(1).toUpperCase()}]`),
    ...differing(now.links, before.links).map((label) => `[${label.toUpperCase()}]`),
  ];
}
