import { defaultKeymap, history, historyKeymap, redo, undo } from '@codemirror/commands';
import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState, Prec, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { styleTags, tags } from '@lezer/highlight';
import { parser, Strikethrough, Table } from '@lezer/markdown';
import { useEffect, useRef } from 'react';
import { nonce } from '../strict-policy.ts';
import { continueLine } from './blocks.ts';
import type { Surface } from './edit.ts';
import { activeAt } from './marks.ts';
import { loadConverter } from './paste.ts';
import { settle } from './settle.ts';
import { describedIn, type SourceProps } from './source.ts';
import { keyHandler, runCommand } from './tools.ts';

/** The font and colours of the dashboard for the editor; they follow the light or dark mode. */
const look = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'transparent', minHeight: '320px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.65', overflow: 'visible' },
  '.cm-content': { padding: '0', minHeight: '320px', caretColor: 'var(--primary)' },
  '.cm-line': { padding: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--primary)', borderLeftWidth: '2px' },
});

const highlighting = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--link)' },
  { tag: tags.url, color: 'var(--muted)' },
  { tag: tags.quote, color: 'var(--muted)' },
  { tag: tags.monospace, fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  {
    tag: [tags.processingInstruction, tags.contentSeparator],
    color: 'var(--muted)',
    fontWeight: '400',
  },
]);

/**
 * Markdown for colouring alone. `@codemirror/lang-markdown` would bring the parsers of HTML, CSS and
 * JavaScript with it, and the site shows HTML in a text as text.
 */
const markdownLanguage = new Language(
  defineLanguageFacet(),
  parser.configure([
    Strikethrough,
    Table,
    { remove: ['HTMLBlock', 'HTMLTag'] },
    { props: [styleTags({ 'TableHeader/...': tags.strong })] },
  ]),
  [],
  'markdown',
);

/** AltGr, with which Turkish keyboards write `\\` and `@`, is Ctrl+Alt on Windows. */
const BY_ALT_GR = /^(?:Mod|Ctrl)-Alt-.$/;

/** CodeMirror for the Markdown source. */
export function CodeSource(props: SourceProps) {
  const { id, label, fault, describedBy, isHidden } = props;
  const host = useRef<HTMLDivElement>(null);
  const made = useRef<EditorView | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const attributes = useRef(new Compartment());

  useEffect(() => {
    if (!host.current) return;
    const handlers = EditorView.domEventHandlers({
      keydown(event) {
        const isDone = onKey(event);
        if (event.ctrlKey || event.metaKey) settled.flush();
        return isDone;
      },
      paste: (event) => latest.current.onTransfer(event.clipboardData),
      drop(event, view) {
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
        const isOurs = (event.dataTransfer?.files.length ?? 0) > 0;
        if (isOurs && at !== null) view.dispatch({ selection: { anchor: at } });
        return isOurs && latest.current.onTransfer(event.dataTransfer);
      },
      focus: () => void loadConverter(),
      blur: () => settled.flush(),
    });
    const state = EditorState.create({
      doc: latest.current.initial,
      extensions: [
        EditorView.cspNonce.of(nonce),
        history(),
        Prec.highest(handlers),
        keymap.of([
          { key: 'Enter', run: () => runCommand(surface, continueLine) },
          ...defaultKeymap.filter(({ key = '' }) => !BY_ALT_GR.test(key)),
          ...historyKeymap,
        ]),
        markdownLanguage,
        syntaxHighlighting(highlighting),
        EditorView.lineWrapping,
        look,
        attributes.current.of([]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) settled.changed();
          // Not typed: an uploaded picture has replaced its placeholder.
          if (update.transactions.some((one) => one.annotation(Transaction.addToHistory) === false))
            settled.flush();
          if (update.docChanged || update.selectionSet) notify();
        }),
      ],
    });
    // The view gets its state at once: without it, it would write styles without the nonce.
    const view = new EditorView({ parent: host.current, state });
    const { surface, notify } = codeSurface(view);
    const settled = settle(
      () => view.state.doc.toString(),
      (text) => latest.current.onChange(text),
    );
    const onKey = keyHandler(surface);
    made.current = view;
    latest.current.onSurface(surface);
    return () => {
      latest.current.onSurface(null);
      made.current = null;
      settled.stop();
      view.destroy();
    };
  }, []);

  useEffect(() => {
    made.current?.dispatch({
      effects: attributes.current.reconfigure(
        EditorView.contentAttributes.of({
          ...(isHidden ? {} : { id }),
          'aria-label': label,
          spellcheck: 'true',
          ...describedIn({ id, fault, describedBy }),
        }),
      ),
    });
  }, [id, label, fault, describedBy, isHidden]);

  return <div ref={host} />;
}

/** CodeMirror for the commands. `notify` is called when the selection or the text changes. */
function codeSurface(view: EditorView): { surface: Surface; notify: () => void } {
  const listeners = new Set<(active: string) => void>();
  let last = '';
  let isWaiting = false;
  const notify = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      const { main } = view.state.selection;
      const line = view.state.doc.lineAt(main.from);
      const at = (place: number) => Math.min(place - line.from, line.length);
      const active = activeAt({ text: line.text, from: at(main.from), to: at(main.to) });
      if (active === last) return;
      last = active;
      for (const listener of listeners) listener(active);
    });
  };
  const surface: Surface = {
    read() {
      const { from, to } = view.state.selection.main;
      return { text: view.state.doc.toString(), from, to };
    },
    apply({ from, to, insert, select: [anchor, head] }) {
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor, head },
        scrollIntoView: true,
        userEvent: 'input',
      });
    },
    swap(found, by) {
      const from = view.state.doc.toString().indexOf(found);
      if (from < 0) return false;
      view.dispatch({
        changes: { from, to: from + found.length, insert: by },
        annotations: Transaction.addToHistory.of(false),
      });
      return true;
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    focus: () => view.focus(),
    showLine(number, place) {
      const { from, text } = view.state.doc.line(Math.min(number, view.state.doc.lines));
      const [anchor, head] = place(text);
      view.dispatch({
        selection: { anchor: from + anchor, head: from + head },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    watch(listener) {
      listeners.add(listener);
      listener(last);
      return () => listeners.delete(listener);
    },
  };
  return { surface, notify };
}
