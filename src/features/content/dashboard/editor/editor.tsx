import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { RecordForm } from '../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DeleteContentDialog } from '../delete-dialog.tsx';
import { contentsList } from '../list/contents-list.ts';
import { BodyWarnings } from './body-warnings.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import css from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EditorMain } from './editor-main.tsx';
import { EditorSide } from './editor-side.tsx';
import { FoundCopyDialog } from './found-copy-dialog.tsx';
import { type EditorStart, useEditor } from './use-editor.ts';
import { useSaveKeys } from './use-save-keys.ts';

interface EditorProps {
  initial: EditorStart;
  /** Called after the first save of new content. */
  onCreated?: (id: string) => void;
}

/** Content is saved only with the buttons; Enter in a field does not save. */
const nothing = () => undefined;

export function Editor({ initial, onCreated }: EditorProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const editor = useEditor(initial, onCreated);
  const { form, stored, state, failure, pending, copy, comparing, setComparing, submit } = editor;
  const [deleting, setDeleting] = useState(false);
  const isDeleted = useRef(false);
  useSaveKeys(() => submit(state));
  const content = stored.record;
  return (
    <RecordForm
      record={{ ...editor, unsaved: editor.unsaved && !isDeleted.current }}
      className={css.editor}
      title={t('content:editor.faults')}
      summaryClass={css.faults}
      onSubmit={nothing}
      onDiscard={copy.discard}
      head={
        <>
          <EditorBar
            content={content}
            savedAt={content && new Date(content.updatedAt)}
            unsaved={editor.unsaved}
            saving={pending && pending.target}
            failure={failure}
            onSave={submit}
            onCompare={() => setComparing(true)}
            onDelete={() => setDeleting(true)}
          />
          {failure && !failure.newer ? (
            <p className={css.band} data-failed>
              {failure.message} {t('content:editor.kept')}
            </p>
          ) : null}
          <div role="status">
            {copy.isOff ? <p className={css.band}>{t('content:editor.storageOff')}</p> : null}
          </div>
          <div role="status">
            <BodyWarnings warnings={editor.warnings} />
          </div>
        </>
      }
      dialogs={
        <>
          {copy.found ? (
            <FoundCopyDialog
              copy={copy.found}
              currentVersion={content?.version ?? null}
              onRestore={editor.restore}
              onDiscard={copy.discard}
            />
          ) : null}
          {failure?.newer ? (
            <ConflictDialog
              opened={comparing}
              theirs={failure.newer}
              mine={form.getValues()}
              busy={pending !== null}
              onLoadTheirs={editor.takeTheirs}
              onSaveMine={(theirs) => editor.saveMine(theirs, failure.target)}
              onClose={() => setComparing(false)}
            />
          ) : null}
          <DeleteContentDialog
            content={deleting ? content : null}
            onClose={() => setDeleting(false)}
            onDeleted={() => {
              isDeleted.current = true;
              copy.discard();
              void navigate(contentsList.lastAddress(), { replace: true, state: { saved: true } });
            }}
          />
        </>
      }
    >
      <div className={css.body}>
        <EditorMain edition={editor.edition} isNew={content === null} state={state} />
        <EditorSide />
      </div>
    </RecordForm>
  );
}
