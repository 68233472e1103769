import '@mantine/core/styles/Progress.layer.css';
import { Anchor, Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { IconPhotoPlus, IconSearch, IconTrash } from '../../../../ui/tabler-icons/index.ts';
import {
  AltFields,
  acceptOf,
  isPicture,
  MAX_PHOTO_BYTES,
  MediaPicker,
  type Step,
  uploadMedia,
} from '../../../media/dashboard/shared.ts';
import { type Media, mediaPath } from '../../../media/schema.ts';
import { LIMITS } from '../../schema.ts';
import css from './cover.module.css';
import { type CoverFields, type EditorFields, fieldId } from './editor-fields.ts';

/** The smallest stored width that is not blurred in the side panel. */
const thumbnailWidth = (widths: number[]) => widths.find((width) => width >= 640) ?? widths.at(-1);

/** The cover: a picture, its alternative text and its caption. */
export function CoverField() {
  const { t } = useText();
  const { register, setValue, formState } = useFormContext<EditorFields>();
  const { errors, isSubmitted } = formState;
  const cover = useWatch<EditorFields, 'cover'>({ name: 'cover' });
  const altField = useRef<HTMLTextAreaElement | null>(null);

  // The alternative text must be written next, so its field gets the focus when it appears.
  const uploaded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each new picture
  useEffect(() => {
    if (uploaded.current) altField.current?.focus();
    uploaded.current = false;
  }, [cover?.mediaId]);

  const [isPicking, setPicking] = useState(false);

  const change = (next: CoverFields | null) =>
    setValue('cover', next, { shouldDirty: true, shouldValidate: isSubmitted });

  /** Another picture has other texts; those of the library are a beginning. */
  const take = ({ id, alt, caption, credit, width, height, widths, ...media }: Media) => {
    const decorative = media.decorative && alt === '';
    change({ mediaId: id, alt, caption, credit, decorative, width, height, widths });
    uploaded.current = true;
  };
  const upload = (
    <>
      <CoverUpload replacing={cover !== null} onUploaded={take} />
      <Button
        variant="subtle"
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        {t('content:fields.fromLibrary')}
      </Button>
      <MediaPicker
        opened={isPicking}
        kind="image"
        onPick={([picture]) => picture && take(picture)}
        onClose={() => setPicking(false)}
      />
    </>
  );
  if (!cover) return upload;

  const width = thumbnailWidth(cover.widths);
  return (
    <>
      {width ? (
        <picture className={css.picture}>
          <source srcSet={mediaPath(cover.mediaId, width, 'avif')} type="image/avif" />
          <img
            src={mediaPath(cover.mediaId, width, 'webp')}
            alt={cover.alt || (cover.decorative ? '' : t('media:noAltYet'))}
            width={cover.width}
            height={cover.height}
          />
        </picture>
      ) : null}
      <AltFields
        key={cover.mediaId}
        id={fieldId('cover.alt')}
        mediaId={cover.mediaId}
        value={cover}
        onChange={({ alt, decorative }) => change({ ...cover, alt, decorative })}
        fault={errors.cover?.alt?.message}
        inputRef={altField}
      />
      <TextInput
        id={fieldId('cover.caption')}
        label={t('content:editor.fields.cover.caption')}
        maxLength={LIMITS.caption}
        error={errors.cover?.caption?.message}
        {...register('cover.caption')}
      />
      <TextInput
        id={fieldId('cover.credit')}
        label={t('content:editor.fields.cover.credit')}
        maxLength={LIMITS.credit}
        error={errors.cover?.credit?.message}
        {...register('cover.credit')}
      />
      <Anchor component={Link} to={`/dashboard/media/${cover.mediaId}`} fz="sm">
        {t('content:fields.focus')}
      </Anchor>
      {upload}
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => change(null)}
      >
        {t('media:remove')}
      </Button>
    </>
  );
}

interface CoverUploadProps {
  replacing: boolean;
  onUploaded: (media: Media) => void;
}

export function CoverUpload({ replacing, onUploaded }: CoverUploadProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [over, setOver] = useState(false);
  const { upload, start, cancel, retry } = useUpload(onUploaded);
  const megabytes = MAX_PHOTO_BYTES / 2 ** 20;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) start(file);
  };
  const uploading = upload?.state === 'uploading';
  return (
    // Dropping a file is optional; the button inside does the same.
    <Stack
      gap={6}
      className={css.upload}
      data-over={over || undefined}
      data-replacing={replacing || undefined}
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
        accept={acceptOf('image')}
        aria-label={t('media:choose')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) start(file);
        }}
      />
      {uploading ? (
        <>
          <Group justify="space-between" wrap="nowrap">
            <Text truncate>{upload.file.name}</Text>
            <span className="num">
              {t(`media:upload.${upload.step}`, { percent: upload.percent })}
            </span>
          </Group>
          <Progress
            value={upload.percent}
            aria-label={t('media:uploading', { name: upload.file.name })}
          />
          <Button size="compact-sm" onClick={cancel}>
            {t('media:cancel')}
          </Button>
        </>
      ) : (
        <>
          <Button
            id="field-cover-mediaId"
            fullWidth
            leftSection={<IconPhotoPlus size={17} stroke={1.6} aria-hidden="true" />}
            aria-describedby={hint}
            onClick={() => input.current?.click()}
          >
            {t(replacing ? 'media:replace' : 'media:choose')}
          </Button>
          <p className="hint" id={hint}>
            {t('media:hint', { megabytes })}
          </p>
        </>
      )}
      {upload?.state === 'failed' ? (
        <Stack gap={6} align="start" role="alert">
          <p className="field-fault">
            {upload.file.name}: {upload.message}
          </p>
          {upload.mayRetry ? (
            <Button size="compact-sm" onClick={retry}>
              {t('dashboard:failure.retry')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}

type Upload =
  | { state: 'uploading'; file: File; percent: number; step: Step }
  | { state: 'failed'; file: File; message: string; mayRetry: boolean };

/** Runs one upload at a time and reports its percentage; a new file cancels the running upload. */
function useUpload(onUploaded: (media: Media) => void) {
  const { t } = useText();
  const [upload, setUpload] = useState<Upload | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    running.current?.abort();
    // The server checks the bytes; this check only avoids a long upload that would be refused.
    if (!isPicture(file)) {
      return setUpload({ state: 'failed', file, message: t('media:wrongType'), mayRetry: false });
    }
    if (file.size > MAX_PHOTO_BYTES) {
      const message = t('media:tooLarge', { megabytes: MAX_PHOTO_BYTES / 2 ** 20 });
      return setUpload({ state: 'failed', file, message, mayRetry: false });
    }
    const controller = new AbortController();
    running.current = controller;
    setUpload({ state: 'uploading', file, percent: 0, step: 'waiting' });
    try {
      const media = await uploadMedia(file, controller.signal, (percent, step) => {
        if (!controller.signal.aborted) setUpload({ state: 'uploading', file, percent, step });
      });
      if (controller.signal.aborted) return;
      setUpload(null);
      onUploaded(media);
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = messageOf(error);
      const fault = error instanceof ApiError ? error.fields.file : undefined;
      // The same file would be refused again, so retrying is not offered.
      setUpload({ state: 'failed', file, message: fault ?? message, mayRetry: !fault });
    }
  }

  return {
    upload,
    start,
    cancel() {
      running.current?.abort();
      setUpload(null);
    },
    retry() {
      if (upload) void start(upload.file);
    },
  };
}
