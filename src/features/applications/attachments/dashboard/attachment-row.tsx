import { ActionIcon, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { saveFile } from '../../../../dashboard/kit/parts/save-file.ts';
import { formatBytes } from '../../../../platform/i18n/format.ts';
import { IconDownload, IconTrash } from '../../../../ui/tabler-icons/index.ts';
import type { Attachment } from '../schema.ts';
import { loadAttachment } from './attachment-calls.ts';
import css from './attachments-panel.module.css';

interface AttachmentRowProps {
  applicationId: string;
  file: Attachment;
  onRemove: () => void;
}

export function AttachmentRow({ applicationId, file, onRemove }: AttachmentRowProps) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const { id, name, kind, size, createdAt, addedBy, canOpen } = file;
  const download = useMutation({
    mutationFn: () => loadAttachment(applicationId, id),
    onSuccess: (blob) => saveFile(name, blob, file.type),
    // It is in the timeline now.
    onSettled: () => client.invalidateQueries({ queryKey: ['application', applicationId] }),
  });
  return (
    <li className={css.row}>
      <Group justify="space-between" wrap="nowrap" align="start" gap="xs">
        <div className={css.name}>
          <p>{name}</p>
          <Text size="sm" c="dimmed">
            {t(`attachments:kinds.${kind}`)}, {formatBytes(locale, size)}
          </Text>
          <Text size="sm" c="dimmed">
            {addedBy?.name ?? t('attachments:formerUser')}, <Moment at={createdAt} />
          </Text>
          {canOpen ? null : <p className="hint">{t('attachments:adminsOpen')}</p>}
        </div>
        <Group gap={4} wrap="nowrap">
          {canOpen ? (
            <ActionIcon
              aria-label={t('attachments:downloadLabel', { name })}
              title={t('attachments:download')}
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              <IconDownload size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          ) : null}
          <ActionIcon
            aria-label={t('attachments:removeLabel', { name })}
            title={t('attachments:remove')}
            onClick={onRemove}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Group>
      </Group>
      {download.error ? <FieldFailure error={download.error} /> : null}
    </li>
  );
}
