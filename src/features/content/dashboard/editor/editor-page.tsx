import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { RecordForm } from '../../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { ErrorDetails } from '../../../../dashboard/kit/parts/failure.tsx';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { displayName } from '../../../../platform/display-name.ts';
import { LostNote } from '../../../word-files/dashboard/shared.tsx';
import { contentRoutes } from '../../contract.ts';
import { type Content, LIMITS } from '../../schema.ts';
import { DeleteContentDialog } from '../delete-dialog.tsx';
import { useDuplicate } from '../done.tsx';
import { contentsList } from '../list/contents-list.ts';
import { ContentMissing, EditorsOnly } from '../parts.tsx';
import { PreviewLinkDialog } from '../preview-link-dialog.tsx';
import { ConflictDialog, FoundCopyDialog } from './conflict-dialogs.tsx';
import { CoverField } from './cover-field.tsx';
import css from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { type EditorFields, emptyFields, fieldId, fieldsOf } from './editor-fields.ts';
import type { Target } from './editor-rules.ts';
import { AttachmentsField } from './fields/attachments-field.tsx';
import { CorrectionsField } from './fields/corrections-field.tsx';
import { SideSection } from './fields/parts.tsx';
import { AuthorFields, HomeFields, PlaceFields } from './fields/place-fields.tsx';
import { ShareFields } from './fields/share-fields.tsx';
import { LanguageFields } from './fields/translations.tsx';
import { OthersHere } from './presence.tsx';
import { PublishDialog, usePublish } from './publish/publish-dialog.tsx';
import { SIDE_ID, useSide, VIEWS_ABOVE_ID } from './side.ts';
import { SourceBeside } from './source/source-pane.tsx';
import { BodyWarnings } from './text/body-checks.tsx';
import { BodyPane, useAlone } from './text/body-pane.tsx';
import { type EditorStart, useEditor } from './use-editor.tsx';

/** The content that was created in this editor, and whether the address already contains its id. */
const NOT_CREATED = { serial: 0, id: null as string | null, arrived: false };

/**
 * Adds or edits a content. The first save of new content changes the address but keeps this editor.
 */
export function EditorPage() {
  const { t } = useText();
  const { contentId } = useParams();
  const user = useSessionUser();
  const [created, setCreated] = useState(NOT_CREATED);
  // The user's name is printed under the title; without a name it stays empty, since a username is
  // not printed.
  const byline = user.name && user.surname ? displayName(user) : '';
  const title = t(contentId ? 'content:editor.editTitle' : 'content:editor.addTitle');

  // The address changes shortly after the first save. After that, an address without an id belongs
  // to another new content.
  if (created.id && contentId === created.id && !created.arrived)
    setCreated({ ...created, arrived: true });
  if (!contentId && created.arrived) setCreated({ ...NOT_CREATED, serial: created.serial + 1 });

  if (!user.can.content) {
    return (
      <div className="page">
        <PageTitle>{title}</PageTitle>
        <EditorsOnly title={title} />
      </div>
    );
  }
  const isCreatedHere = contentId !== undefined && contentId === created.id;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {contentId && !isCreatedHere ? (
        <LoadedEditor key={contentId} contentId={contentId} />
      ) : (
        <Editor
          key={`new-${created.serial}`}
          initial={{ content: null, fields: emptyFields(byline) }}
          onCreated={(id) => setCreated({ ...created, id })}
        />
      )}
    </>
  );
}

function LoadedEditor({ contentId }: { contentId: string }) {
  const { t } = useText();
  // Cached data may be old: saving without a conflict requires the current version.
  const query = useQuery({
    ...read(contentRoutes.getEdited, { params: { id: contentId } }),
    refetchOnMount: 'always',
  });
  const { data, error } = query;
  const [opened, setOpened] = useState<Content | null>(null);
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  if (opened) return <Editor initial={{ content: opened, fields: fieldsOf(opened) }} />;
  return <ContentMissing query={query} title={t('content:editor.editTitle')} />;
}

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
  const duplicating = useDuplicate();
  const isDeleted = useRef(false);
  useSaveKeys(() => submit('keep'));
  const side = useSide();
  const { errors, submitCount } = form.formState;
  const hasSideFault = Object.keys(errors).some((name) => name !== 'title' && name !== 'body');
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each try
  useEffect(() => {
    if (hasSideFault && !side.isOpen) side.toggle();
  }, [hasSideFault, submitCount]);
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
            side={side}
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
            onDuplicate={() => content && duplicating.mutate(content.id)}
            onDelete={() => setAsking('delete')}
          />
          <OthersHere id={content?.id ?? null} />
          {content ? <LostNote id={content.id} /> : null}
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
      <div className={css.body} data-side={side.isOpen || undefined}>
        <SourceBeside content={content}>
          <EditorMain edition={editor.edition} id={content?.id ?? null} />
        </SourceBeside>
        <EditorSide content={content} isOpen={side.isOpen} />
      </div>
    </RecordForm>
  );
}

interface EditorMainProps {
  edition: number;
  id: string | null;
}

/** Title, text and preview. In the full-screen mode nothing else of the page is shown. */
function EditorMain({ edition, id }: EditorMainProps) {
  const { t } = useText();
  const { register, formState } = useFormContext<EditorFields>();
  const { errors } = formState;
  const main = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useAlone(main, isWide);
  useEffect(() => {
    if (!isWide) return;
    const leave = (event: KeyboardEvent) => {
      const isInDialog = document.querySelector('[role=dialog]') !== null;
      if (event.key === 'Escape' && !isInDialog) setWide(false);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isWide]);

  return (
    <div className={css.main} ref={main} data-wide={isWide || undefined}>
      <div id={VIEWS_ABOVE_ID} className={css.viewsAbove} />
      <Textarea
        className={css.title}
        id={fieldId('title')}
        label={t('content:editor.fields.title')}
        labelProps={{ className: 'sr-only' }}
        placeholder={t('content:editor.titleHint')}
        autosize
        minRows={1}
        variant="unstyled"
        maxLength={LIMITS.title}
        error={errors.title?.message}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        {...register('title')}
      />
      <BodyPane edition={edition} id={id} isWide={isWide} onWide={setWide} />
    </div>
  );
}

/**
 * The fields about where and how the content is shown; `content` is null for a new one. Closed, they stay
 * in the page, so that what is typed in them stays, too.
 */
function EditorSide({ content, isOpen }: { content: Content | null; isOpen: boolean }) {
  const { t } = useText();
  return (
    <aside className={css.side} id={SIDE_ID} hidden={!isOpen} aria-label={t('content:editor.side')}>
      <PlaceFields content={content} />
      <AuthorFields />
      <SideSection title={t('media:cover')}>
        <CoverField />
      </SideSection>
      <AttachmentsField />
      <CorrectionsField content={content} />
      <LanguageFields key={content?.id ?? 'new'} content={content} />
      <ShareFields />
      <HomeFields />
    </aside>
  );
}

/** Ctrl+S (or Command+S) saves the content; the browser's own save dialog does not open. */
function useSaveKeys(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      // An open dialog must be answered first.
      if (!event.repeat && !document.querySelector('[role="dialog"]')) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
