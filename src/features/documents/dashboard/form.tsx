import '@mantine/core/styles/Radio.layer.css';
import { Button, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Navigate, useNavigate } from 'react-router';
import { FormDay } from '../../../dashboard/kit/form/day-field.tsx';
import { FailedRecordSave, RecordForm } from '../../../dashboard/kit/form/record-page.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { ApiError } from '../../../dashboard/kit/session/api-error.ts';
import { call } from '../../../dashboard/kit/session/calls.ts';
import {
  type DocumentDetails,
  type Draft,
  type DraftFields,
  type DraftPublication,
  documentRoutes,
} from '../contract.ts';
import { pdfPath } from '../schema.ts';
import { DraftComparison } from './draft-comparison.tsx';
import { DraftText, LostArticles } from './draft-text.tsx';
import css from './form.module.css';
import {
  DeleteDraft,
  LoadedDocument,
  pageOf,
  previewOf,
  reloadDocument,
  useDocumentName,
  VersionFacts,
} from './parts.tsx';
import { PdfField, usePdfUpload } from './pdf-field.tsx';
import { fieldsOf, IDS, useDraftForm } from './use-draft-form.ts';

/** In px: the comparison needs room. */
const WIDE = 960;

interface DraftFormViewProps {
  document: DocumentDetails;
  draft: Draft;
}

function DraftFormView({ document, draft }: DraftFormViewProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { id } = document;
  const nameOf = useDocumentName();
  const [dialog, setDialog] = useState<'publish' | 'discard' | null>(null);
  /** Counts texts that came from outside, which the source shows then. */
  const [edition, setEdition] = useState(0);
  const record = useDraftForm(id, draft, () => setDialog('publish'));
  const { form, stored, pending, rebase, submit } = record;
  const current = stored.record ?? draft;
  const upload = usePdfUpload(id, current, (next) => {
    form.clearErrors('file' as 'title');
    rebase({ record: next, fields: fieldsOf(next) }, form.getValues());
  });
  const { errors } = form.formState;
  const name = nameOf(document);
  const shown = (path: keyof DraftFields) => ({
    id: IDS[path],
    label: t(`documentsDesk:fields.${path}`),
    error: errors[path]?.message,
  });
  const field = (path: keyof DraftFields) => ({
    ...shown(path),
    autoComplete: 'off',
    ...form.register(path),
  });
  const leave = () => void navigate(pageOf(id), { replace: true, state: { saved: true } });
  return (
    <RecordForm
      record={{ ...record, unsaved: record.unsaved || upload.isRunning }}
      className="page"
      title={t('documentsDesk:faults')}
      onSubmit={() => void submit()}
      onDiscard={() => {
        upload.stop();
        form.reset();
      }}
      head={
        <>
          <BackLink to={pageOf(id)}>{name}</BackLink>
          <PageHead title={name} lead={t('documentsDesk:draftOf', { number: current.number })} />
        </>
      }
      dialogs={
        <>
          <PublishDialog
            document={document}
            draft={current}
            opened={dialog === 'publish'}
            onClose={() => setDialog(null)}
            onPublished={leave}
          />
          <DeleteDraft
            document={document}
            draft={current}
            opened={dialog === 'discard'}
            onClose={() => setDialog(null)}
            onDeleted={leave}
          />
        </>
      }
    >
      <FailedRecordSave
        record={record}
        fieldsOf={fieldsOf}
        onRebased={() => setEdition((count) => count + 1)}
      />
      <FormSection title={t('documentsDesk:fileSection')} text={t('documentsDesk:fileText')}>
        <PdfField
          file={current.file}
          upload={upload}
          fault={(errors as { file?: { message?: string } }).file?.message}
        />
      </FormSection>
      <FormSection title={t('documentsDesk:factsSection')} text={t('documentsDesk:factsText')}>
        <TextInput {...field('title')} description={t('documentsDesk:hints.title')} lang="tr" />
        <FormDay
          {...shown('adoptedOn')}
          control={form.control}
          name="adoptedOn"
          description={t('documentsDesk:hints.adoptedOn')}
          classNames={{ wrapper: css.day ?? '' }}
        />
        <Textarea
          {...field('summary')}
          description={t('documentsDesk:hints.summary')}
          lang="tr"
          autosize
          minRows={2}
        />
        <Textarea
          {...field('note')}
          description={t('documentsDesk:hints.note')}
          lang="tr"
          autosize
          minRows={2}
        />
      </FormSection>
      <DraftText
        document={document}
        edition={edition}
        isCompared={dialog === 'publish'}
        onText={() => setEdition((count) => count + 1)}
      />
      <Group gap="xs">
        <Button
          variant="filled"
          loading={pending?.target === 'publish'}
          disabled={upload.isRunning}
          onClick={() => void submit('publish')}
        >
          {t('documentsDesk:publish')}
        </Button>
        <Button
          type="submit"
          loading={pending?.target === 'save'}
          disabled={upload.isRunning || !record.unsaved}
        >
          {t('documentsDesk:save')}
        </Button>
        <Button color="danger" ms="auto" onClick={() => setDialog('discard')}>
          {t('documentsDesk:discard')}
        </Button>
      </Group>
    </RecordForm>
  );
}

interface PublishDialogProps {
  document: DocumentDetails;
  /** As it is stored. */
  draft: Draft;
  opened: boolean;
  onClose: () => void;
  onPublished: () => void;
}

/** Shows what will be in force, and asks. */
function PublishDialog(props: PublishDialogProps) {
  const { document, draft, opened, onClose, onPublished } = props;
  const { t } = useText();
  const client = useQueryClient();
  const { id, path, inForce } = document;
  const { number, adoptedOn, file, body, version } = draft;
  const [text, setText] = useState<DraftPublication['text']>();
  const [latest] = document.versions;
  const isTextOld =
    inForce !== null && body !== '' && inForce.body === body && latest?.checksum !== file?.checksum;
  const hasText = body.trim() !== '';
  const preview = useQuery({ ...previewOf(body), enabled: opened && hasText });
  const articles = hasText ? preview.data?.articles : [];
  const publishing = useMutation({
    mutationFn: () =>
      call(documentRoutes.publish, {
        params: { id },
        body: { version, ...(isTextOld && text && { text }) },
      }),
    onSuccess({ message }) {
      toast.success(message);
      onClose();
      onPublished();
      reloadDocument(client, id);
    },
  });
  const { error } = publishing;
  const named = error instanceof ApiError ? Object.values(error.fields).join(' ') : '';
  const close = () => {
    publishing.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t('documentsDesk:publishTitle', { number })}
      action={t('documentsDesk:publishNow')}
      size={inForce ? WIDE : 560}
      busy={publishing.isPending}
      onConfirm={() => publishing.mutate()}
      onClose={close}
    >
      <p>{t('documentsDesk:publishText', { path: pdfPath(path, number) })}</p>
      <VersionFacts
        version={{ adoptedOn, pages: file?.pages ?? null, bytes: file?.bytes ?? null }}
      />
      {isTextOld ? (
        <Radio.Group
          label={t('documentsDesk:oldText', { number: inForce.number })}
          description={t('documentsDesk:oldTextHint')}
          value={text ?? null}
          onChange={(chosen) => setText(chosen as DraftPublication['text'])}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="follows" label={t('documentsDesk:oldTextFollows')} />
            <Radio value="same" label={t('documentsDesk:oldTextSame')} />
          </Stack>
        </Radio.Group>
      ) : null}
      {hasText ? null : <p>{t('documentsDesk:pdfOnlyHint')}</p>}
      {articles ? <LostArticles inForce={inForce} articles={articles} /> : null}
      {inForce ? <DraftComparison inForce={inForce} fields={draft} /> : null}
      {error ? <FieldFailure error={error} instead={named || undefined} /> : null}
    </ConfirmDialog>
  );
}

/** The next version of a document. */
export function DraftPage() {
  return (
    <LoadedDocument fresh>
      {(document) => <OpenedDraft key={document.id} document={document} />}
    </LoadedDocument>
  );
}

function OpenedDraft({ document }: { document: DocumentDetails }) {
  // What is loaded later must not change the form that is open.
  const [opened] = useState<Draft | null>(document.draft);
  if (!opened) return <Navigate to={pageOf(document.id)} replace />;
  return <DraftFormView document={document} draft={opened} />;
}
