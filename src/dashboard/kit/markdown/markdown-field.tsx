import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

/** Forms that several pages share are in the file of all pages; CodeMirror must not be in it. */
const FullField = lazy(() => import('./full-field.tsx'));

export interface MarkdownFieldProps {
  /** The initial text; to replace it later, pass a new `key`. */
  initial: string;
  onChange: (text: string) => void;
  label: string;
  fault: string | undefined;
  /** The language of the text. */
  lang: string;
}

/**
 * A text in Markdown with its toolbar, for records of other features: without pictures and videos. Its
 * element has the id `field-body`, so a page has only one.
 */
export function MarkdownField(props: MarkdownFieldProps) {
  return (
    <Suspense fallback={<Skeleton h={366} radius={8} />}>
      <FullField {...props} />
    </Suspense>
  );
}
