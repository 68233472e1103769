import { Button, Paper, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import type { Attachment } from '../schema.ts';
import { attachmentsOf, removeAttachment } from './attachment-calls.ts';
import { AttachmentRow } from './attachment-row.tsx';
import css from './attachments-panel.module.css';
import { UploadForm } from './upload-form.tsx';

/** The files of an application. */
export function AttachmentsPanel({ applicationId }: { applicationId: string }) {
  const { t } = useText();
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(attachmentsOf(applicationId));
  const [removing, setRemoving] = useState<Attachment | null>(null);
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="attachments">
      <Stack gap="sm">
        <h2 id="attachments">
          {t('attachments:title')}{' '}
          <Text span c="dimmed" size="sm">
            {t('attachments:hint')}
          </Text>
        </h2>
        {error ? (
          <Stack align="start" gap="xs" role="alert">
            <p>{t('attachments:failed')}</p>
            <Button size="compact-sm" loading={isFetching} onClick={() => refetch()}>
              {t('dashboard:failure.retry')}
            </Button>
          </Stack>
        ) : null}
        {data?.length === 0 ? <Text c="dimmed">{t('attachments:none')}</Text> : null}
        {data?.length ? (
          <ul role="list" className={css.list}>
            {data.map((file) => (
              <AttachmentRow
                key={file.id}
                applicationId={applicationId}
                file={file}
                onRemove={() => setRemoving(file)}
              />
            ))}
          </ul>
        ) : null}
        <UploadForm applicationId={applicationId} />
        <p className="hint">{t('attachments:recorded')}</p>
      </Stack>
      <DeleteDialog
        id={removing?.id ?? null}
        action={t('attachments:remove')}
        question={t('attachments:removeText')}
        hint={t('attachments:removeHint')}
        remove={(id) => removeAttachment(applicationId, id)}
        onRemoved={() =>
          void client.invalidateQueries({ queryKey: ['application', applicationId] })
        }
        onClose={() => setRemoving(null)}
      >
        {removing?.name}
      </DeleteDialog>
    </Paper>
  );
}
