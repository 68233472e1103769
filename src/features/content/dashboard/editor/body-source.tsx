import { useState } from 'react';
import { fieldId } from './editor-fields.ts';
import { CodeSource } from './text/code-source.tsx';
import { FieldSource } from './text/field-source.tsx';
import type { SourceProps } from './text/source.ts';

/** The Markdown source: a text field on touch screens, CodeMirror elsewhere. */
export function BodySource(props: SourceProps) {
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const Source = isTouch ? FieldSource : CodeSource;
  return (
    <>
      {props.fault ? (
        <p className="field-fault" id={`${fieldId('body')}-fault`}>
          {props.fault}
        </p>
      ) : null}
      <Source {...props} />
    </>
  );
}
