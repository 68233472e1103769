import { Button, FileButton, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import {
  ATTACHMENT_KINDS,
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type AttachmentKind,
} from '../schema.ts';
import { useUpload } from './use-upload.ts';

/** Adds a file: its kind is chosen first, then it is sent at once, with its progress. */
export function UploadForm({ applicationId }: { applicationId: string }) {
  const { t } = useText();
  const [kind, setKind] = useState<AttachmentKind>('declaration');
  const { sending, fault, send, cancel } = useUpload(applicationId);
  const rules = t('attachments:rules', { megabytes: ATTACHMENT_LIMITS.bytes / 2 ** 20 });
  return (
    <Stack gap="xs">
      <Group align="end" gap="xs">
        <NativeSelect
          label={t('attachments:kind')}
          flex="1 1 12rem"
          value={kind}
          data={ATTACHMENT_KINDS.map((value) => ({
            value,
            label: t(`attachments:kinds.${value}`),
          }))}
          onChange={(event) => setKind(event.currentTarget.value as AttachmentKind)}
        />
        <FileButton
          accept={Object.keys(ATTACHMENT_TYPES).join(',')}
          onChange={(file) => file && void send(kind, file)}
        >
          {(props) => (
            <Button {...props} disabled={sending !== null}>
              {t('attachments:choose')}
            </Button>
          )}
        </FileButton>
      </Group>
      <p className="hint">{rules}</p>
      {sending ? (
        <Group gap="xs" wrap="nowrap">
          <progress
            max={100}
            value={sending.percent}
            aria-label={t('attachments:sending', { name: sending.name })}
          />
          <Button size="compact-sm" onClick={cancel}>
            {t('attachments:cancel')}
          </Button>
        </Group>
      ) : null}
      {fault ? (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      ) : null}
    </Stack>
  );
}
