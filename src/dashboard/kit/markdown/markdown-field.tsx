import { lazy, Suspense, useState } from 'react';
import { type FieldPathByValue, type FieldValues, get, useFormContext } from 'react-hook-form';
import css from './markdown-field.module.css';
import type { Asking } from './markdown-toolbar.tsx';
import type { Editing } from './text-form.ts';
import type { Desk } from './visual/blocks/desk.ts';

/** Forms that several pages share are in the file of all pages; CodeMirror must not be in it. */
const FullField = lazy(() => import('./full-field.tsx'));

/** What a text with pictures of the library brings with it. */
export interface FieldPictures {
  desk: Desk;
  /** A tool that chooses pictures. */
  onAsk: (asking: Asking) => void;
  /** Files that were pasted or dropped. */
  onFiles: (files: File[]) => void;
}

export interface MarkdownFieldProps {
  /** Of the element with the text. Left out: {@link SOURCE_ID}. */
  id?: string | undefined;
  /** The initial text; to replace it later, pass a new `key`. */
  initial: string;
  onChange: (text: string) => void;
  label: string;
  fault: string | undefined;
  /** The id of what explains the field. */
  describedBy?: string | undefined;
  /** The language of the text. */
  lang: string;
  /** Called with what can change the text, when that is there or another. */
  onEditing?: ((editing: Editing | null) => void) | undefined;
  /** Left out: the text has neither pictures nor videos. */
  pictures?: FieldPictures | undefined;
}

/**
 * A text in Markdown with its toolbar, for records besides contents.
 */
export function MarkdownField(props: MarkdownFieldProps) {
  return (
    <Suspense fallback={<LoadingField {...props} />}>
      <FullField {...props} />
    </Suspense>
  );
}

/** As high as the field, so that the buttons below do not move when a user is about to press them. */
function LoadingField({ initial, lang }: MarkdownFieldProps) {
  return (
    <div className={css.frame} aria-busy="true">
      <div className={css.toolbar} />
      <div className={css.source} lang={lang}>
        <div className={css.loading}>{initial}</div>
      </div>
    </div>
  );
}

interface FormMarkdownProps<Fields extends FieldValues>
  extends Pick<MarkdownFieldProps, 'id' | 'describedBy' | 'onEditing' | 'pictures'> {
  name: FieldPathByValue<Fields, string>;
  label: string;
  lang: string;
}

/** A text of a form. To show another text than the typed one, pass a new `key`. */
export function FormMarkdown<Fields extends FieldValues>(props: FormMarkdownProps<Fields>) {
  const { name, label, lang, ...more } = props;
  const path: string = name;
  const { getValues, setValue, formState } = useFormContext();
  const [initial] = useState<string>(() => getValues(path));
  const fault = get(formState.errors, path) as { message?: string } | undefined;
  return (
    <MarkdownField
      {...more}
      initial={initial}
      label={label}
      lang={lang}
      fault={fault?.message}
      onChange={(text) =>
        setValue(path, text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
    />
  );
}
