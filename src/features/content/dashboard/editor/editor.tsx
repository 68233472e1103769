import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { RecordForm } from '../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { ErrorDetails } from '../../../../dashboard/kit/parts/failure.tsx';
import { DeleteContentDialog } from '../delete-dialog.tsx';
import { contentsList } from '../list/contents-list.ts';
import { OthersHere } from '../presence/others-here.tsx';
import { PreviewLinkDialog } from '../preview-link/preview-link-dialog.tsx';
import { BodyWarnings } from './body-warnings.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import css from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EditorMain } from './editor-main.tsx';
import type { Target } from './editor-rules.ts';
import { EditorSide } from './editor-side.tsx';
import { FoundCopyDialog } from './found-copy-dialog.tsx';
import { PublishDialog } from './publish/publish-dialog.tsx';
import { usePublish } from './publish/use-publish.ts';
import { type EditorStart, useEditor } from './use-editor.tsx';
import { useSaveKeys } from './use-save-keys.ts';

interface EditorProps {
  initial: EditorStart;
  /** Called after the first save of new content. */
  onCreated?: (id: string) => void;
}

type Question = 'publish' | 'discard' | 'preview' | 'delete';

const isPublishing = (target: Target) => target === 'published' || target === 'scheduled';

/** Content is saved only with the buttons; Enter in a field does not save. */
const nothing = () => undefined;

export function Editor({ initial, onCreated }: EditorProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const editor = useEditor(initial, onCreated);
  const { form, stored, state, failure, pending, copy, comparing, setComparing, submit } = editor;
  const [asking, setAsking] = useState<Question | null>(null);
  const publish = usePublish(editor, () => setAsking(null));
  const isDeleted = useRef(false);
  useSaveKeys(() => submit('keep'));
  const content = stored.record;
  return (
    <RecordForm
      record={{ ...editor, unsaved: editor.unsaved && !isDeleted.current }}
      className={css.editor}
      title={t(`content:editor.${isPublishing(editor.tried) ? 'publishFaults' : 'faults'}`)}
      summaryClass={css.faults}
      onSubmit={nothing}
      onDiscard={copy.discard}
      head={
        <>
          <EditorBar
            content={content}
            unsaved={editor.unsaved}
            isKeptHere={!copy.isOff}
            saving={pending?.target ?? null}
            failure={failure}
            onSave={submit}
            onPublish={() => setAsking('publish')}
            onPublishNow={() => publish.now()}
            onCancelSchedule={() => publish.cancel()}
            onDiscard={() => setAsking('discard')}
            onPreviewLink={() => setAsking('preview')}
            onCompare={() => setComparing(true)}
            onDelete={() => setAsking('delete')}
          />
          <OthersHere id={content?.id ?? null} />
          {failure?.message && !failure.newer ? (
            <div className={css.band} data-failed>
              {failure.message} {t('content:editor.kept')}
              <ErrorDetails raw={failure.details} />
            </div>
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
          {asking === 'publish' ? (
            <PublishDialog
              state={state}
              fields={form.getValues()}
              busy={pending !== null}
              refused={publish.refused}
              onDecide={publish.decide}
              onClose={() => setAsking(null)}
            />
          ) : null}
          <ConfirmDialog
            opened={asking === 'discard'}
            question={t('content:desk.discardTitle')}
            action={t('content:desk.discard')}
            onConfirm={() => {
              setAsking(null);
              void editor.discardChanges();
            }}
            onClose={() => setAsking(null)}
          >
            <p>{t('content:desk.discardText')}</p>
          </ConfirmDialog>
          {asking === 'preview' && content ? (
            <PreviewLinkDialog id={content.id} onClose={() => setAsking(null)} />
          ) : null}
          <DeleteContentDialog
            content={asking === 'delete' ? content : null}
            onClose={() => setAsking(null)}
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
        <EditorMain edition={editor.edition} />
        <EditorSide content={content} />
      </div>
    </RecordForm>
  );
}
