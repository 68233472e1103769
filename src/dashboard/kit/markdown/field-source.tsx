import { useEffect, useRef } from 'react';
import { fieldSurface } from './field-surface.ts';
import { continueLine } from './lists.ts';
import css from './markdown-source.module.css';
import { keyHandler } from './on-key.ts';
import { settle } from './settle.ts';
import { SOURCE_ID, type SourceProps } from './source.ts';
import { runCommand } from './tools.ts';

/** The plain text field of touch screens, whose keyboards and selection work best there. */
export function FieldSource(props: SourceProps) {
  const { initial, label, fault } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const surface = fieldSurface(current);
    const settled = settle(
      () => current.value,
      (text) => latest.current.onChange(text),
    );
    const onKey = keyHandler(surface);
    const stop = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      run: (event: HTMLElementEventMap[Name]) => void,
    ) => current.addEventListener(name, run, { signal: stop.signal });
    on('input', ({ isTrusted }) => {
      settled.changed();
      // Not typed: an uploaded picture has replaced its placeholder.
      if (!isTrusted) settled.flush();
    });
    on('blur', settled.flush);
    on('keydown', (event) => {
      if (onKey(event)) event.preventDefault();
      if (event.ctrlKey || event.metaKey) settled.flush();
    });
    on('beforeinput', (event) => {
      const { inputType } = event as InputEvent;
      if (inputType !== 'insertLineBreak' && inputType !== 'insertParagraph') return;
      if (runCommand(surface, continueLine)) event.preventDefault();
    });
    on('paste', (event) => {
      if (latest.current.onTransfer(event.clipboardData, surface)) event.preventDefault();
    });
    on('drop', (event) => {
      if (latest.current.onTransfer(event.dataTransfer, surface)) event.preventDefault();
    });
    latest.current.onSurface(surface);
    return () => {
      latest.current.onSurface(null);
      stop.abort();
      settled.stop();
    };
  }, []);
  return (
    <textarea
      ref={field}
      className={css.field}
      id={SOURCE_ID}
      defaultValue={initial}
      aria-label={label}
      {...(fault ? { 'aria-invalid': true, 'aria-describedby': `${SOURCE_ID}-fault` } : {})}
    />
  );
}
