import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { formatBytes } from '../../../../../platform/i18n/format.ts';
import {
  IconChevronDown,
  IconChevronUp,
  IconPlus,
  IconTrash,
} from '../../../../../ui/tabler-icons/index.ts';
import { MediaPicker, mediaOf } from '../../../../media/dashboard/shared.ts';
import { LIMITS } from '../../../schema.ts';
import { type EditorFields, fieldId } from '../editor-fields.ts';
import css from './fields.module.css';
import { SideSection, Thumbnail } from './parts.tsx';

type Attachment = EditorFields['attachments'][number];

/** The files that visitors can download, in their order. */
export function AttachmentsField() {
  const { t } = useText();
  const { setValue, formState } = useFormContext<EditorFields>();
  const attachments = useWatch<EditorFields, 'attachments'>({ name: 'attachments' });
  const { attachments: fault } = formState.errors;
  const [isPicking, setPicking] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const change = (next: Attachment[]) =>
    setValue('attachments', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <SideSection title={t('content:editor.fields.attachments')}>
      {attachments.length > 0 ? (
        <ol role="list" className={css.rows}>
          {attachments.map((attachment, place) => (
            <AttachmentRow
              key={attachment.mediaId}
              attachment={attachment}
              place={place}
              last={attachments.length - 1}
              onTitle={(title) => change(attachments.with(place, { ...attachment, title }))}
              onMove={(to) => change(attachments.toSpliced(place, 1).toSpliced(to, 0, attachment))}
              onRemove={() => {
                change(attachments.toSpliced(place, 1));
                add.current?.focus();
              }}
            />
          ))}
        </ol>
      ) : null}
      {fault?.message ? <p className="field-fault">{fault.message}</p> : null}
      <Button
        ref={add}
        id={fieldId('attachments')}
        fullWidth
        disabled={attachments.length >= LIMITS.attachments}
        leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        {t('content:fields.addFiles')}
      </Button>
      <p className="hint">{t('content:fields.filesHint')}</p>
      <MediaPicker
        opened={isPicking}
        kind="file"
        many
        onPick={(items) => {
          const known = new Set(attachments.map(({ mediaId }) => mediaId));
          const added = items
            .filter(({ id }) => !known.has(id))
            .map(({ id }) => ({ mediaId: id, title: '' }));
          change([...attachments, ...added].slice(0, LIMITS.attachments));
        }}
        onClose={() => setPicking(false)}
      />
    </SideSection>
  );
}

interface RowProps {
  attachment: Attachment;
  place: number;
  last: number;
  onTitle: (title: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function AttachmentRow({ attachment, place, last, onTitle, onMove, onRemove }: RowProps) {
  const { t, locale } = useText();
  const { data: media } = useQuery(mediaOf(attachment.mediaId));
  const name = attachment.title || media?.name || '';
  const facts = media
    ? [
        media.file?.split('.').at(-1)?.toUpperCase(),
        formatBytes(locale, media.bytes),
        media.pages && t('content:fields.pages', { count: media.pages }),
      ]
    : [];
  return (
    <li>
      <div className={css.file}>
        {media ? <Thumbnail media={media} width={320} /> : null}
        <div>
          <b>{media?.name}</b>
          <span className="hint">{facts.filter(Boolean).join(', ')}</span>
        </div>
        <TextInput
          className={css.fileTitle}
          size="xs"
          label={t('content:fields.fileTitle')}
          placeholder={media?.name ?? ''}
          maxLength={LIMITS.title}
          value={attachment.title}
          onChange={(event) => onTitle(event.currentTarget.value)}
        />
        <Group gap={2} className={css.fileActions}>
          <ActionIcon
            variant="subtle"
            disabled={place === 0}
            aria-label={t('content:fields.moveUp', { name })}
            onClick={() => onMove(place - 1)}
          >
            <IconChevronUp size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            disabled={place === last}
            aria-label={t('content:fields.moveDown', { name })}
            onClick={() => onMove(place + 1)}
          >
            <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="danger"
            aria-label={t('content:fields.removeFile', { name })}
            onClick={onRemove}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Group>
      </div>
    </li>
  );
}
