import { Button, Group } from '@mantine/core';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { IconUpload } from '../../../../ui/tabler-icons/index.ts';
import { MAX_FILE_BYTES, type MediaKind } from '../../schema.ts';
import { acceptOf } from './check-file.ts';
import { MAX_PHOTO_BYTES } from './fit-picture.ts';
import css from './uploads.module.css';

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
