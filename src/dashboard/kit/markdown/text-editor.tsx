import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { useText } from '../language/language.ts';
import { readChoice, useIsVisual } from './form-choice.ts';
import css from './markdown-field.module.css';
import type { Asking } from './markdown-toolbar.tsx';
import type { FormProps, OnTransfer } from './source.ts';
import { sourceForm } from './source-form.ts';
import type { Editing, TextForm } from './text-form.ts';
import { Desk } from './visual/blocks/desk.ts';
import { Uploads } from './visual/blocks/uploads.ts';

/** Each form is loaded when it is used first. */
const loadVisual = () => import('./visual/visual-editor.tsx');
const loadSource = () => import('./markdown-source.tsx');
const VisualEditor = lazy(loadVisual);
const MarkdownSource = lazy(loadSource);

export interface TextEditorProps extends Omit<FormProps, 'isHidden'> {
  onEditing: (editing: Editing | null) => void;
  onTransfer: OnTransfer;
  /** A tool that needs a dialog. */
  onAsk: (asking: Asking) => void;
  without?: ReadonlySet<string>;
  desk?: Desk;
  /** The language of the text. */
  lang?: string;
}

type FormName = 'visual' | 'source';
const NONE: ReadonlySet<string> = new Set();

/**
 * A text as its readers see it, or its source, as the user chooses. Both stay once they were used: a switch
 * is one step that can be undone.
 */
export function TextEditor(props: TextEditorProps) {
  const isVisual = useIsVisual();
  const [reading] = useState(() => {
    // Most probably the form that it was: it is loaded meanwhile.
    void (isVisual ? loadVisual : loadSource)();
    return readChoice();
  });
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <div className={css.loading}>{props.initial}</div>
        </div>
      }
    >
      <TextForms {...props} reading={reading} />
    </Suspense>
  );
}

interface TextFormsProps extends TextEditorProps {
  /** Until the form is known in which this user writes. */
  reading: Promise<void> | null;
}

function TextForms({ reading, ...props }: TextFormsProps) {
  if (reading) use(reading);
  const { id, fault, label, describedBy, without = NONE, lang } = props;
  const { t } = useText();
  const shown: FormName = useIsVisual() ? 'visual' : 'source';
  const [used, setUsed] = useState<ReadonlySet<FormName>>(new Set([shown]));
  if (!used.has(shown)) setUsed(new Set([...used, shown]));
  const [initial] = useState(props.initial);
  const [ownDesk] = useState(() => new Desk(new Uploads()));
  const forms = useRef<Partial<Record<FormName, TextForm>>>({});
  const text = useRef(initial);
  const latest = useRef({ ...props, shown });
  latest.current = { ...props, shown };
  const was = useRef(shown);

  function report(from: FormName, changed: string) {
    if (from !== latest.current.shown || changed === text.current) return;
    text.current = changed;
    latest.current.onChange(changed);
  }
  function enter(name: FormName) {
    const form = forms.current[name];
    form?.become(text.current);
    latest.current.onEditing(form ?? null);
  }
  function register(name: FormName, form: TextForm | null) {
    if (form) forms.current[name] = form;
    else delete forms.current[name];
    if (name === latest.current.shown) enter(name);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each switch
  useEffect(() => {
    if (was.current === shown) return;
    const left = forms.current[was.current]?.readText() ?? text.current;
    was.current = shown;
    if (left !== text.current) {
      text.current = left;
      latest.current.onChange(left);
    }
    enter(shown);
  }, [shown]);
  const editingOf = (name: FormName) => forms.current[name] as Editing;
  const common = (name: FormName) => ({
    id,
    initial,
    label,
    fault,
    describedBy,
    isHidden: name !== shown,
    onChange: (changed: string) => report(name, changed),
    onTransfer: (data: DataTransfer | null) => latest.current.onTransfer(data, editingOf(name)),
  });
  return (
    <>
      {fault ? (
        <p className="field-fault" id={`${id}-fault`}>
          {fault}
        </p>
      ) : null}
      {used.has('visual') ? (
        <div hidden={shown !== 'visual'}>
          <VisualEditor
            {...common('visual')}
            onForm={(form) => register('visual', form)}
            onAsk={props.onAsk}
            without={without}
            desk={props.desk ?? ownDesk}
            lang={lang}
          />
        </div>
      ) : null}
      {used.has('source') ? (
        <div hidden={shown !== 'source'}>
          <MarkdownSource
            {...common('source')}
            label={t('dashboard:markdown.sourceOf', { label })}
            onSurface={(surface) => register('source', surface && sourceForm(surface, initial))}
          />
        </div>
      ) : null}
    </>
  );
}
