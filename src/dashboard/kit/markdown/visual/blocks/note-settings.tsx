import { Button, Group, Stack, Text } from '@mantine/core';
import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState, Selection, type Transaction } from 'prosemirror-state';
import { StepMap } from 'prosemirror-transform';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import { useText } from '../../../language/language.ts';
import { schema } from '../schema.ts';
import css from './blocks.module.css';
import { findNote, writeNote } from './notes.ts';
import type { SettingsProps } from './popovers.tsx';

/** A note, edited at its reference: a small editor on the same part of the document. */
export function NoteSettings({ desk, view, opened }: SettingsProps) {
  const { t } = useText();
  const label: string = view.state.doc.nodeAt(opened.at)?.attrs.label ?? '';
  const hasNote = findNote(view.state.doc, label) !== null;
  return (
    <Stack gap="xs">
      {hasNote ? (
        <NoteEditor key={label} outer={view} label={label} turn={desk.turn} />
      ) : (
        <>
          <Text fz="sm">{t('dashboard:blocks.noteMissing')}</Text>
          <Button size="compact-sm" onClick={() => view.dispatch(writeNote(view.state, label))}>
            {t('dashboard:blocks.noteWrite')}
          </Button>
        </>
      )}
      <Group justify="space-between">
        <Button
          size="compact-sm"
          variant="subtle"
          color="danger"
          onClick={() => {
            const { at } = opened;
            view.dispatch(view.state.tr.delete(at, at + 1));
            desk.close();
          }}
        >
          {t('dashboard:blocks.noteRemove')}
        </Button>
        <Button size="compact-sm" onClick={() => desk.close()}>
          {t('dashboard:blocks.done')}
        </Button>
      </Group>
    </Stack>
  );
}

interface NoteEditorProps {
  outer: EditorView;
  label: string;
  /** Another one after each change of the document. */
  turn: number;
}

const OUTSIDE = 'fromOutside';

function NoteEditor({ outer, label, turn }: NoteEditorProps) {
  const { t } = useText();
  const host = useRef<HTMLDivElement>(null);
  const made = useRef<EditorView | null>(null);
  const name = t('dashboard:blocks.noteText');
  useEffect(() => {
    const note = findNote(outer.state.doc, label);
    if (!host.current || !note) return;
    const view = new EditorView(host.current, {
      state: EditorState.create({
        doc: note.node,
        plugins: [
          keymap({
            'Mod-z': () => undo(outer.state, outer.dispatch),
            'Mod-y': () => redo(outer.state, outer.dispatch),
            'Mod-Shift-z': () => redo(outer.state, outer.dispatch),
            'Mod-b': toggleMark(schema.marks.strong),
            'Mod-i': toggleMark(schema.marks.em),
          }),
          keymap(baseKeymap),
        ],
      }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': name,
        'data-autofocus': '',
      },
      // Formatting of a clipboard would be parsed as markup, which the page's policy refuses.
      handlePaste(inner, event) {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        inner.dispatch(inner.state.tr.insertText(text.replace(/\s+/g, ' ')));
        return true;
      },
      dispatchTransaction: (tr) => applyToBoth(view, outer, label, tr),
    });
    made.current = view;
    view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
    view.focus();
    return () => {
      made.current = null;
      view.destroy();
    };
  }, [outer, label, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it says when the document has changed
  useEffect(() => {
    const view = made.current;
    const note = findNote(outer.state.doc, label);
    if (view && note) takeOver(view, note.node);
  }, [outer, label, turn]);

  return <div ref={host} className={css.noteEditor} />;
}

/** What is typed here is a change of the text around it, too. */
function applyToBoth(view: EditorView, outer: EditorView, label: string, tr: Transaction): void {
  const { state, transactions } = view.state.applyTransaction(tr);
  view.updateState(state);
  if (tr.getMeta(OUTSIDE) || !tr.docChanged) return;
  const note = findNote(outer.state.doc, label);
  if (!note) return;
  const outerTr = outer.state.tr;
  const offset = StepMap.offset(note.at + 1);
  for (const { steps } of transactions)
    for (const step of steps) {
      const moved = step.map(offset);
      if (moved) outerTr.step(moved);
    }
  outer.dispatch(outerTr);
}

/** Takes over what was changed outside, such as by undo; the rest, with the cursor, stays. */
function takeOver(view: EditorView, note: NonNullable<ReturnType<typeof findNote>>['node']): void {
  const { doc, tr } = view.state;
  const start = note.content.findDiffStart(doc.content);
  const ends = start === null ? null : note.content.findDiffEnd(doc.content);
  if (start === null || !ends) return;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const slice = note.slice(start, ends.a + overlap);
  view.dispatch(tr.replace(start, ends.b + overlap, slice).setMeta(OUTSIDE, true));
}
