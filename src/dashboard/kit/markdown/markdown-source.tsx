import { useState } from 'react';
import { CodeSource } from './code-source.tsx';
import { FieldSource } from './field-source.tsx';
import { SOURCE_ID, type SourceProps } from './source.ts';

/** The Markdown source: a text field on touch screens, CodeMirror elsewhere. */
export function MarkdownSource(props: SourceProps) {
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const Source = isTouch ? FieldSource : CodeSource;
  return (
    <>
      {props.fault ? (
        <p className="field-fault" id={`${SOURCE_ID}-fault`}>
          {props.fault}
        </p>
      ) : null}
      <Source {...props} />
    </>
  );
}
