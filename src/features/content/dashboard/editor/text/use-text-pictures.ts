import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { insertBlock, type Surface } from '../../../../../dashboard/kit/markdown/edit.ts';
import { runCommand } from '../../../../../dashboard/kit/markdown/tools.ts';
import { messageOf } from '../../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../../dashboard/kit/session/api-error.ts';
import {
  type AltValue,
  isPicture,
  MAX_PHOTO_BYTES,
  uploadMedia,
} from '../../../../media/dashboard/shared.ts';
import { uploadMark } from '../../../unfinished-uploads.ts';
import { type PlacedPicture, pictureText, placed } from './picture-text.ts';

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
export function useTextPictures(surface: Surface | null) {
  const { t } = useText();
  const [pictures, setPictures] = useState<readonly TextPicture[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const target = useRef(surface);
  target.current = surface;
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (key: number, to: Partial<TextPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const forget = (key: number) => setPictures((all) => all.filter((one) => one.key !== key));

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

  return {
    pictures,
    add(files: Iterable<File>) {
      const added = [...files].map((file): TextPicture => {
        lastKey += 1;
        return { key: lastKey, file, mark: uploadMark(file.name, lastKey), percent: 0 };
      });
      if (!surface || added.length === 0) return;
      const marks = added.map(({ mark }) => mark).join('\n\n');
      runCommand(surface, (selected) => insertBlock(selected, marks));
      setPictures((all) => [...all, ...added]);
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
    /** Stops an upload, or gives up a failed one, and removes its placeholder. An uploaded picture stays. */
    remove({ key, mark, placed: inText }: TextPicture) {
      running.current.get(key)?.abort();
      if (!inText) target.current?.swap(mark, '');
      forget(key);
    },
    retry(picture: TextPicture) {
      setPictures((all) =>
        all.map((one) =>
          one.key === picture.key
            ? { key: one.key, file: one.file, mark: one.mark, percent: 0 }
            : one,
        ),
      );
      void send(picture);
    },
  };
}
