import '@mantine/core/styles/Radio.layer.css';
import { Radio, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import type { DocumentDetails, Draft, DraftPublication } from '../../desk/schema.ts';
import { pdfPath } from '../../schema.ts';
import { documentPreview, publishDraft, reloadDocument } from '../document-calls.ts';
import { VersionFacts } from '../version-facts.tsx';
import { DraftComparison } from './draft-comparison.tsx';
import { LostArticles } from './lost-articles.tsx';

/** In px: the comparison needs room. */
const WIDE = 960;

interface PublishDialogProps {
  document: DocumentDetails;
  /** As it is stored. */
  draft: Draft;
  opened: boolean;
  onClose: () => void;
  onPublished: () => void;
}

/** Shows what will be in force, and asks. */
export function PublishDialog(props: PublishDialogProps) {
  const { document, draft, opened, onClose, onPublished } = props;
  const { t } = useText();
  const client = useQueryClient();
  const { kind, inForce } = document;
  const { number, adoptedOn, file, body, version } = draft;
  const [text, setText] = useState<DraftPublication['text']>();
  const [latest] = document.versions;
  const isTextOld =
    inForce !== null && body !== '' && inForce.body === body && latest?.checksum !== file?.checksum;
  const preview = useQuery({ ...documentPreview(body), enabled: opened });
  const publishing = useMutation({
    mutationFn: () => publishDraft(kind, { version, ...(isTextOld && text && { text }) }),
    onSuccess({ message }) {
      toast.success(message);
      onClose();
      onPublished();
      reloadDocument(client, kind);
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
      <p>{t('documentsDesk:publishText', { path: pdfPath(kind, number) })}</p>
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
      {body.trim() ? null : <p>{t('documentsDesk:pdfOnlyHint')}</p>}
      {preview.data ? <LostArticles inForce={inForce} articles={preview.data.articles} /> : null}
      {inForce ? <DraftComparison inForce={inForce} fields={draft} /> : null}
      {error ? <FieldFailure error={error} instead={named || undefined} /> : null}
    </ConfirmDialog>
  );
}
