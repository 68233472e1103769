import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../language/language.ts';
import { useTouchTools } from './form-choice.ts';
import css from './markdown-field.module.css';
import type { MarkdownFieldProps } from './markdown-field.tsx';
import { type Asking, MarkdownToolbar, MEDIA_TOOLS, VIDEO_TOOLS } from './markdown-toolbar.tsx';
import { htmlIn, picturesIn } from './paste.ts';
import { SOURCE_ID } from './source.ts';
import { TableDialog } from './table-dialog.tsx';
import { TextEditor } from './text-editor.tsx';
import type { Editing } from './text-form.ts';

/** The toolbar and the text of a Markdown field. */
export default function FullField(props: MarkdownFieldProps) {
  const { id = SOURCE_ID, lang, onEditing, pictures, ...source } = props;
  const without = pictures ? VIDEO_TOOLS : MEDIA_TOOLS;
  const { t } = useText();
  const [editing, setEditing] = useState<Editing | null>(null);
  const hasTouchTools = useTouchTools();
  const [asking, setAsking] = useState<Asking | null>(null);
  async function paste(into: Editing, html: string, plain: string): Promise<void> {
    const lost = await into.paste(html, plain);
    if (lost === 0) return;
    toast(t(`dashboard:markdown.${pictures ? 'picturesLost' : 'picturesLeft'}`, { count: lost }));
  }
  const ask = (what: Asking) => (what === 'table' ? setAsking(what) : pictures?.onAsk(what));
  function take(data: DataTransfer | null, into: Editing): boolean {
    const files = pictures ? picturesIn(data) : [];
    if (files.length > 0) pictures?.onFiles(files);
    const html = files.length > 0 ? '' : htmlIn(data);
    if (html) void paste(into, html, data?.getData('text/plain') ?? '');
    return files.length > 0 || html !== '';
  }
  return (
    <div className={css.frame} data-fault={source.fault ? true : undefined}>
      {hasTouchTools ? null : (
        <div className={css.toolbar}>
          <MarkdownToolbar controls={id} editing={editing} onAsk={ask} without={without} />
        </div>
      )}
      <div className={css.source} lang={lang}>
        <TextEditor
          {...source}
          id={id}
          lang={lang}
          without={without}
          {...(pictures && { desk: pictures.desk })}
          onEditing={(next) => {
            setEditing(next);
            onEditing?.(next);
          }}
          onAsk={ask}
          onTransfer={take}
        />
      </div>
      <TableDialog
        opened={asking === 'table'}
        onClose={() => setAsking(null)}
        onInsert={(rows, columns) => {
          setAsking(null);
          editing?.insertTable(rows, columns);
          // The dialog gives the focus back to the toolbar first.
          setTimeout(() => editing?.focus());
        }}
      />
    </div>
  );
}
