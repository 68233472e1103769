import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { type RefObject, useEffect, useRef } from 'react';
import { nonce } from '../../../../dashboard/kit/strict-policy.ts';
import { fieldId } from './editor-fields.ts';
import { formattingKeys } from './formatting.ts';
import { highlighting, look } from './source-look.ts';

interface BodySourceProps {
  /** The initial text; to replace it later, pass a new `key`. */
  initial: string;
  onChange: (text: string) => void;
  viewRef: RefObject<EditorView | null>;
  label: string;
  fault: string | undefined;
}

/** The editor for the Markdown source. Tab moves to the next field, as in every other field. */
export function BodySource({ initial, onChange, viewRef, label, fault }: BodySourceProps) {
  const host = useRef<HTMLDivElement>(null);
  const report = useRef(onChange);
  report.current = onChange;
  const attributes = useRef(new Compartment());
  const faultId = `${fieldId('body')}-fault`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is made once; changes follow below
  useEffect(() => {
    if (!host.current) return;
    const view = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: initial,
        extensions: [
          EditorView.cspNonce.of(nonce),
          history(),
          keymap.of([...formattingKeys, ...defaultKeymap, ...historyKeymap]),
          markdown(),
          syntaxHighlighting(highlighting),
          EditorView.lineWrapping,
          look,
          attributes.current.of([]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) report.current(update.state.doc.toString());
          }),
        ],
      }),
    });
    viewRef.current = view;
    return () => {
      viewRef.current = null;
      view.destroy();
    };
  }, []);

  useEffect(() => {
    viewRef.current?.dispatch({
      effects: attributes.current.reconfigure(
        EditorView.contentAttributes.of({
          id: fieldId('body'),
          'aria-label': label,
          spellcheck: 'true',
          ...(fault ? { 'aria-invalid': 'true', 'aria-describedby': faultId } : {}),
        }),
      ),
    });
  }, [label, fault, faultId, viewRef]);

  return (
    <>
      {fault ? (
        <p className="field-fault" id={faultId}>
          {fault}
        </p>
      ) : null}
      <div ref={host} />
    </>
  );
}
