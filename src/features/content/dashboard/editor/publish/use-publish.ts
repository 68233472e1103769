import { useState } from 'react';
import type { useEditor } from '../use-editor.tsx';
import type { Dates } from './plan.ts';

type Editor = Pick<ReturnType<typeof useEditor>, 'form' | 'submit'>;

/** Publishing with dates; `onDone` closes the dialog. */
export function usePublish({ form, submit }: Editor, onDone: () => void) {
  const [refused, setRefused] = useState<Record<keyof Dates, string | undefined>>(NOTHING);

  async function decide(target: 'published' | 'scheduled' | 'draft', dates: Dates): Promise<void> {
    setRefused(NOTHING);
    form.setValue('publishedAt', dates.publishedAt);
    form.setValue('unpublishAt', dates.unpublishAt);
    await submit(target);
    const [publishedAt, unpublishAt] = (['publishedAt', 'unpublishAt'] as const).map(
      (name) => form.getFieldState(name).error?.message,
    );
    // Only the dialog has the fields of the dates.
    if (publishedAt || unpublishAt) setRefused({ publishedAt, unpublishAt });
    else onDone();
  }
  const withoutDate = () => ({ publishedAt: null, unpublishAt: form.getValues('unpublishAt') });
  return {
    decide,
    refused,
    /** Publishes a scheduled content now. */
    now: () => decide('published', withoutDate()),
    /** Makes a scheduled content a draft. */
    cancel: () => decide('draft', withoutDate()),
  };
}

const NOTHING = { publishedAt: undefined, unpublishAt: undefined };
