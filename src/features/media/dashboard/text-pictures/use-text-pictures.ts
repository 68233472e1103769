import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Editing } from '../../../../dashboard/kit/markdown/text-form.ts';
import type { Uploads } from '../../../../dashboard/kit/markdown/visual/blocks/uploads.ts';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { uploadMark } from '../../../../platform/markup/upload-mark.ts';
import type { AltValue } from '../alt-fields.tsx';
import { isPicture, MAX_PHOTO_BYTES } from '../uploads/files.ts';
import { uploadMedia } from '../uploads/use-uploads.ts';
import { attrsOf, type PlacedPicture, pictureText, placed } from './placed-picture.ts';

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

const previews = new WeakMap<File, string>();

/** The picture on this device. The address is valid until the page is left. */
function previewOf(file: File): string {
  const known = previews.get(file) ?? URL.createObjectURL(file);
  previews.set(file, known);
  return known;
}
