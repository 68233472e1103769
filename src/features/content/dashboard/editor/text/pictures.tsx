import { Box, Button, Group, Progress, Stack } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import type { Editing } from '../../../../../dashboard/kit/markdown/text-form.ts';
import type { Uploads } from '../../../../../dashboard/kit/markdown/visual/blocks/uploads.ts';
import type { PictureAttrs } from '../../../../../dashboard/kit/markdown/visual/schema.ts';
import { Dialog, DialogActions } from '../../../../../dashboard/kit/parts/dialog.tsx';
import { messageOf } from '../../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../../dashboard/kit/session/api-error.ts';
import { DECORATIVE } from '../../../../../platform/markup/own-picture.ts';
import {
  AltFields,
  type AltValue,
  isPicture,
  MAX_PHOTO_BYTES,
  Thumbnail,
  uploadMedia,
} from '../../../../media/dashboard/shared.ts';
import { type Media, mediaPath } from '../../../../media/schema.ts';
import { unfinishedUploads, uploadMark } from '../../../rules.ts';
import css from '../editor.module.css';

export interface TextPicture {
  key: number;
  file: File;
  /** What stands in the text for it. */
  mark: string;
  /** Of the sent bytes. */
  percent: number;
  /** Why it failed. */
  message?: string;
  /** The same file could be accepted at another try. */
  mayRetry?: boolean;
  /** Once it is uploaded: what stands in the text. */
  placed?: PlacedPicture;
}

/** Not from 0: a text may still have the placeholders of an earlier page. */
let lastKey = Date.now();

/**
 * Uploads pictures into the text: each stands there as a placeholder, which becomes Markdown. The
 * user can go on writing, and a removed placeholder stays removed.
 */
export function useTextPictures(editing: Editing | null, uploads: Uploads) {
  const { t } = useText();
  const [pictures, setPictures] = useState<readonly TextPicture[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const target = useRef(editing);
  target.current = editing;
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const latest = useRef(pictures);
  const set = (all: readonly TextPicture[]) => {
    latest.current = all;
    setPictures(all);
  };
  function change(key: number, to: Partial<TextPicture>) {
    set(latest.current.map((one) => (one.key === key ? { ...one, ...to } : one)));
    const {
      file,
      percent,
      message,
      mayRetry,
      placed: inText,
    } = latest.current.find((one) => one.key === key) ?? {};
    if (!file || inText) return;
    uploads.set(String(key), {
      name: file.name,
      preview: previewOf(file),
      percent: percent ?? 0,
      ...(message !== undefined && { message }),
      ...(mayRetry !== undefined && { mayRetry }),
    });
  }
  function forget(key: number) {
    set(latest.current.filter((one) => one.key !== key));
    uploads.forget(String(key));
  }

  function refusal(file: File): string | null {
    if (!isPicture(file)) return t('media:wrongType');
    const megabytes = MAX_PHOTO_BYTES / 2 ** 20;
    return file.size > MAX_PHOTO_BYTES ? t('media:tooLarge', { megabytes }) : null;
  }

  async function send(picture: TextPicture) {
    const { key, file, mark } = picture;
    const refused = refusal(file);
    if (refused) return change(key, { message: refused, mayRetry: false });
    const controller = new AbortController();
    running.current.set(key, controller);
    try {
      const media = await uploadMedia(file, controller.signal, (percent) =>
        change(key, { percent }),
      );
      if (controller.signal.aborted) return;
      const picture = placed(media);
      // The visual editor takes the place of the placeholder itself, also after undo and redo.
      uploads.arrive(String(key), attrsOf(picture));
      // A removed placeholder stays removed, and its picture needs no text.
      if (target.current?.swap(mark, pictureText(picture))) change(key, { placed: picture });
      else forget(key);
    } catch (error) {
      if (controller.signal.aborted) return;
      const fault = error instanceof ApiError ? error.fields.file : undefined;
      const message = fault ?? messageOf(error);
      change(key, { message, mayRetry: !fault });
    } finally {
      running.current.delete(key);
    }
  }

  /** Stops an upload, or gives up a failed one, and removes its placeholder. An uploaded picture stays. */
  function remove({ key, mark, placed: inText }: TextPicture) {
    running.current.get(key)?.abort();
    if (!inText) target.current?.swap(mark, '');
    forget(key);
  }
  function retry(picture: TextPicture) {
    const { key, file, mark } = picture;
    const again = { key, file, mark, percent: 0 };
    set(latest.current.map((one) => (one.key === key ? again : one)));
    change(key, {});
    void send(again);
  }
  const withKey = (key: string) => latest.current.find((one) => String(one.key) === key);
  uploads.cancel = (key) => {
    const picture = withKey(key);
    if (!picture) return;
    running.current.get(picture.key)?.abort();
    forget(picture.key);
  };
  uploads.retry = (key) => {
    const picture = withKey(key);
    if (picture) retry(picture);
  };

  return {
    pictures,
    remove,
    retry,
    add(files: Iterable<File>) {
      const added = [...files].map((file): TextPicture => {
        lastKey += 1;
        return { key: lastKey, file, mark: uploadMark(file.name, lastKey), percent: 0 };
      });
      if (!editing || added.length === 0) return;
      set([...latest.current, ...added]);
      for (const { key } of added) change(key, {});
      editing.insert(added.map(({ mark }) => mark).join('\n\n'));
      for (const picture of added) void send(picture);
    },
    /** Writes the alternative text of an uploaded picture into the text. */
    describe({ key, placed: before }: TextPicture, alt: AltValue) {
      if (!before) return;
      const after = { ...before, ...alt };
      const [was, is] = [pictureText(before), pictureText(after)];
      if (was !== is && !target.current?.swap(was, is)) return forget(key);
      change(key, { placed: after });
    },
  };
}

interface PictureUploadsProps {
  body: string;
  pictures: readonly TextPicture[];
  onRemove: (picture: TextPicture) => void;
  onRetry: (picture: TextPicture) => void;
  onDescribe: (picture: TextPicture, alt: AltValue) => void;
  onRemoveMark: (mark: string) => void;
}

/**
 * The pictures that are being uploaded into the text, those that wait for their alternative text,
 * those that failed, and those whose placeholder an earlier page has left in the text.
 */
export function PictureUploads(props: PictureUploadsProps) {
  const { body, pictures, onRemove, onRetry, onRemoveMark, onDescribe } = props;
  const { t } = useText();
  const left = useMemo(() => {
    const ours = new Set(pictures.map(({ mark }) => mark));
    const marks = unfinishedUploads(body).filter(({ mark }) => !ours.has(mark));
    return [...new Map(marks.map((one) => [one.mark, one])).values()];
  }, [body, pictures]);
  if (pictures.length + left.length === 0) return null;
  return (
    <ul role="list" className={css.uploads} aria-label={t('content:editor.uploads')}>
      {pictures.map((picture) => {
        const { key, file, percent, message, mayRetry, placed } = picture;
        if (placed)
          return (
            <li key={key}>
              <span className={css.uploadName}>{file.name}</span>
              <Box className={css.uploadAlt}>
                <AltFields
                  id={`upload-alt-${key}`}
                  mediaId={placed.id}
                  value={placed}
                  onChange={(alt) => onDescribe(picture, alt)}
                />
              </Box>
              <Button size="compact-sm" onClick={() => onRemove(picture)}>
                {t('media:alt.done')}
              </Button>
            </li>
          );
        return (
          <li key={key} data-failed={message ? '' : undefined}>
            <span className={css.uploadName}>{file.name}</span>
            {message ? (
              <span role="alert">{message}</span>
            ) : (
              <Progress value={percent} aria-label={file.name} w={120} />
            )}
            {message && mayRetry ? (
              <Button size="compact-sm" onClick={() => onRetry(picture)}>
                {t('content:editor.uploadRetry')}
              </Button>
            ) : null}
            <Button size="compact-sm" variant="subtle" onClick={() => onRemove(picture)}>
              {t(message ? 'content:editor.uploadRemove' : 'content:editor.uploadCancel')}
            </Button>
          </li>
        );
      })}
      {left.map(({ mark, name }) => (
        <li key={mark} data-failed>
          <span className={css.uploadName}>{t('content:editor.uploadLeft', { name })}</span>
          <Button size="compact-sm" variant="subtle" onClick={() => onRemoveMark(mark)}>
            {t('content:editor.uploadRemove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface PictureAltDialogProps {
  /** The chosen pictures; empty: the dialog is closed. */
  items: readonly Media[];
  onInsert: (pictures: PlacedPicture[]) => void;
  onClose: () => void;
}

/** Asks for the alternative texts of the pictures that are placed in the text. */
export function PictureAltDialog({ items, onInsert, onClose }: PictureAltDialogProps) {
  const { t } = useText();
  return (
    <Dialog
      opened={items.length > 0}
      title={t('media:alt.dialogTitle', { count: items.length })}
      size={620}
      onClose={onClose}
    >
      <Pictures
        key={items.map(({ id }) => id).join()}
        items={items}
        onInsert={onInsert}
        onClose={onClose}
      />
    </Dialog>
  );
}

function Pictures({ items, onInsert, onClose }: PictureAltDialogProps) {
  const { t } = useText();
  const [pictures, setPictures] = useState(() => items.map(placed));
  return (
    <>
      <Stack gap="lg">
        {items.map((media, place) => (
          <Group key={media.id} align="start" gap="md">
            <Box w={160} maw="100%">
              <Thumbnail media={media} alt={media.name} />
            </Box>
            <Box flex="1 1 260px" miw={0}>
              <AltFields
                id={`placed-alt-${place}`}
                mediaId={media.id}
                value={pictures[place] ?? placed(media)}
                onChange={(alt) =>
                  setPictures((all) =>
                    all.map((one, at) => (at === place ? { ...one, ...alt } : one)),
                  )
                }
              />
            </Box>
          </Group>
        ))}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
        <Button variant="filled" onClick={() => onInsert(pictures)}>
          {t('media:alt.insert')}
        </Button>
      </DialogActions>
    </>
  );
}

const previews = new WeakMap<File, string>();

/** The picture on this device. The address is valid until the page is left. */
function previewOf(file: File): string {
  const known = previews.get(file) ?? URL.createObjectURL(file);
  previews.set(file, known);
  return known;
}

const WIDTH = 1280;

/** A picture that is placed in a text. */
export type PlacedPicture = Pick<Media, 'id' | 'widths' | 'caption'> & AltValue;

/** With what the library says about it. */
export const placed = (media: Media): PlacedPicture => ({
  ...media,
  decorative: media.decorative && media.alt === '',
});

/** The picture in the visual editor. */
export function attrsOf({ id, widths, decorative, alt, caption }: PlacedPicture): PictureAttrs {
  const width = widths.findLast((one) => one <= WIDTH) ?? widths[0] ?? WIDTH;
  const words = oneLine(alt);
  return {
    src: mediaPath(id, width, 'webp') + (decorative && !words ? DECORATIVE : ''),
    alt: words,
    caption: oneLine(caption),
  };
}

/** The picture in Markdown. */
export function pictureText(picture: PlacedPicture): string {
  const { src, alt, caption } = attrsOf(picture);
  const title = caption.replace(/["\\]/g, '\\$&');
  return `![${alt.replace(/[\\[\]]/g, '\\$&')}](${src}${title ? ` "${title}"` : ''})`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
