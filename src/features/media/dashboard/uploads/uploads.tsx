import { ActionIcon, Button, Group, Progress, Text } from '@mantine/core';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { IconUpload, IconX } from '../../../../ui/tabler-icons/index.ts';
import { MAX_FILE_BYTES, type MediaKind } from '../../schema.ts';
import { acceptOf, MAX_PHOTO_BYTES } from './files.ts';
import css from './uploads.module.css';
import '@mantine/core/styles/Progress.layer.css';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Upload, Uploads } from './use-uploads.ts';

interface DropZoneProps {
  kind?: MediaKind | undefined;
  /** Only one file; the button says so. */
  single?: boolean;
  /** The label of the button, if it is not "upload". */
  label?: string;
  filled?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Files can be dropped here, or chosen with the button, which does the same. */
export function DropZone({ kind, single, label, filled, onFiles, children }: DropZoneProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(single ? files.slice(0, 1) : files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Group
      gap="8px 16px"
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={!single}
        accept={acceptOf(kind)}
        aria-label={label ?? t('media:upload.choose')}
        onChange={(event) => {
          const { currentTarget } = event;
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Button
        {...(filled && { variant: 'filled' })}
        leftSection={<IconUpload size={17} stroke={1.6} aria-hidden="true" />}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {label ?? t('media:upload.choose')}
      </Button>
      <p className="hint" id={hint}>
        {t(`media:upload.hint.${kind ?? 'any'}`, {
          image: MAX_PHOTO_BYTES / 2 ** 20,
          file: MAX_FILE_BYTES / 2 ** 20,
        })}
      </p>
      {children}
    </Group>
  );
}

interface UploadListProps {
  uploads: Uploads;
  /** What can be done with those that have arrived. */
  children?: ReactNode;
}

/** The uploads that run or have failed, and how many are done. */
export function UploadList({ uploads, children }: UploadListProps) {
  const { t, locale } = useText();
  const all = uploads.uploads;
  if (all.length === 0) return null;
  const done = all.filter(({ state }) => state === 'done').length;
  const known = all.filter(({ isKnown }) => isKnown).length;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <section className={css.uploads} aria-label={t('media:upload.title')}>
      <Group justify="space-between" wrap="nowrap">
        <p role="status">
          {t('media:upload.done', { done: number(done), count: all.length })}
          {known > 0 ? ` ${t('media:upload.known', { count: known })}` : null}
        </p>
        <Group gap="xs" justify="flex-end">
          {children}
          <Button size="compact-sm" onClick={uploads.clear}>
            {t(uploads.isBusy ? 'media:upload.cancelAll' : 'media:upload.close')}
          </Button>
        </Group>
      </Group>
      <ul role="list" className={css.list}>
        {all
          .filter(({ state }) => state !== 'done')
          .map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t } = useText();
  const { key, file, state, step, percent, message, mayRetry } = upload;
  const { name } = file;
  const failed = state === 'failed';
  return (
    <li>
      <Group gap="xs" wrap="nowrap">
        <Text truncate flex={1}>
          {name}
        </Text>
        {failed ? null : (
          <Text span c="dimmed" className="num">
            {t(`media:upload.${step}`, { percent })}
          </Text>
        )}
        {failed && mayRetry ? (
          <Button size="compact-sm" onClick={() => uploads.retry(key)}>
            {t('dashboard:failure.retry')}
          </Button>
        ) : null}
        <ActionIcon
          aria-label={t(failed ? 'media:upload.dismiss' : 'media:upload.cancel', { name })}
          onClick={() => uploads.remove(key)}
        >
          <IconX size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Group>
      {failed ? (
        <p className="field-fault" role="alert">
          {message}
        </p>
      ) : (
        <Progress value={percent} aria-label={t('media:upload.progress', { name })} />
      )}
    </li>
  );
}
