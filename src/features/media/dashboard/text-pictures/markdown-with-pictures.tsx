import { useState } from 'react';
import { type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import { FormMarkdown } from '../../../../dashboard/kit/markdown/markdown-field.tsx';
import type { Asking } from '../../../../dashboard/kit/markdown/markdown-toolbar.tsx';
import type { Editing } from '../../../../dashboard/kit/markdown/text-form.ts';
import { useLibraryPictures } from './use-library-pictures.tsx';

interface MarkdownWithPicturesProps<Fields extends FieldValues> {
  name: FieldPathByValue<Fields, string>;
  label: string;
  lang: string;
}

/** A text of a form, as `FormMarkdown`, with pictures of the library. */
export function MarkdownWithPictures<Fields extends FieldValues>(
  props: MarkdownWithPicturesProps<Fields>,
) {
  const path: string = props.name;
  const body: string = useWatch({ name: path });
  const [editing, setEditing] = useState<Editing | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const onAsked = () => setAsking(null);
  const { desk, add, uploads, dialogs } = useLibraryPictures({ editing, body, asking, onAsked });
  return (
    <>
      {uploads}
      <FormMarkdown<Fields>
        {...props}
        onEditing={setEditing}
        pictures={{ desk, onAsk: setAsking, onFiles: add }}
      />
      {dialogs}
    </>
  );
}
