import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, Prec, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { nonce } from '../strict-policy.ts';
import { codeSurface } from './code-surface.ts';
import { continueLine } from './lists.ts';
import { markdownLanguage } from './markdown-language.ts';
import { keyHandler } from './on-key.ts';
import { loadConverter } from './paste.ts';
import { settle } from './settle.ts';
import { SOURCE_ID, type SourceProps } from './source.ts';
import { highlighting, look } from './source-look.ts';
import { runCommand } from './tools.ts';

/** CodeMirror for the Markdown source. */
export function CodeSource(props: SourceProps) {
  const { label, fault } = props;
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
      paste: (event) => latest.current.onTransfer(event.clipboardData, surface),
      drop(event, view) {
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
        const isOurs = (event.dataTransfer?.files.length ?? 0) > 0;
        if (isOurs && at !== null) view.dispatch({ selection: { anchor: at } });
        return isOurs && latest.current.onTransfer(event.dataTransfer, surface);
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
          ...defaultKeymap,
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
          id: SOURCE_ID,
          'aria-label': label,
          spellcheck: 'true',
          ...(fault ? { 'aria-invalid': 'true', 'aria-describedby': `${SOURCE_ID}-fault` } : {}),
        }),
      ),
    });
  }, [label, fault]);

  return <div ref={host} />;
}
