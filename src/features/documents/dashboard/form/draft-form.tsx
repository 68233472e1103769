import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDay } from '../../../../dashboard/kit/form/day-field.tsx';
import { FailedRecordSave } from '../../../../dashboard/kit/form/failed-record-save.tsx';
import { RecordForm } from '../../../../dashboard/kit/form/record-form.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import type { DocumentDetails, Draft, DraftFields } from '../../desk/schema.ts';
import { pageOf } from '../paths.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { fieldsOf, IDS } from './draft-fields.ts';
import css from './draft-form.module.css';
import { DraftText } from './draft-text.tsx';
import { PdfField } from './pdf-field.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useDraftForm } from './use-draft-form.ts';
import { usePdfUpload } from './use-pdf-upload.ts';

interface DraftFormViewProps {
  document: DocumentDetails;
  draft: Draft;
}

export function DraftFormView({ document, draft }: DraftFormViewProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { kind } = document;
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  /** Counts texts that came from outside, which the source shows then. */
  const [edition, setEdition] = useState(0);
  const record = useDraftForm(kind, draft, () => setAsked('publish'));
  const { form, stored, pending, rebase, submit } = record;
  const current = stored.record ?? draft;
  const upload = usePdfUpload(kind, current, (next) => {
    form.clearErrors('file' as 'title');
    rebase({ record: next, fields: fieldsOf(next) }, form.getValues());
  });
  const { errors } = form.formState;
  const name = t(`documentsDesk:names.${kind}`);
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
  const leave = () => void navigate(pageOf(kind), { replace: true, state: { saved: true } });
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
          <BackLink to={pageOf(kind)}>{name}</BackLink>
          <PageHead title={name} lead={t('documentsDesk:draftOf', { number: current.number })} />
        </>
      }
      dialogs={
        <>
          <PublishDialog
            document={document}
            draft={current}
            opened={asked === 'publish'}
            onClose={() => setAsked(null)}
            onPublished={leave}
          />
          <DeleteDraft
            kind={kind}
            draft={current}
            opened={asked === 'discard'}
            onClose={() => setAsked(null)}
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
      <DraftText document={document} edition={edition} isCompared={asked === 'publish'} />
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
        <Button color="danger" ms="auto" onClick={() => setAsked('discard')}>
          {t('documentsDesk:discard')}
        </Button>
      </Group>
    </RecordForm>
  );
}
