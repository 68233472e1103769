import { useEffect, useRef, useState } from 'react';
import { continueLine } from './blocks.ts';
import { CodeSource } from './code-source.tsx';
import type { Surface } from './edit.ts';
import css from './markdown-source.module.css';
import { activeAt } from './marks.ts';
import { settle } from './settle.ts';
import { describedIn, type SourceProps } from './source.ts';
import { keyHandler, runCommand } from './tools.ts';

/** The Markdown source: a text field on touch screens, CodeMirror elsewhere. */
export default function MarkdownSource(props: SourceProps) {
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const Source = isTouch ? FieldSource : CodeSource;
  return <Source {...props} />;
}

/** The plain text field of touch screens, whose keyboards and selection work best there. */
function FieldSource(props: SourceProps) {
  const { id, initial, label, isHidden } = props;
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
      if (latest.current.onTransfer(event.clipboardData)) event.preventDefault();
    });
    on('drop', (event) => {
      if (latest.current.onTransfer(event.dataTransfer)) event.preventDefault();
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
      id={isHidden ? undefined : id}
      defaultValue={initial}
      aria-label={label}
      {...describedIn(props)}
    />
  );
}

/**
 * A text field for the commands. It changes through the browser's own command for inserting, so that
 * its undo stays whole.
 */
function fieldSurface(field: HTMLTextAreaElement): Surface {
  const read = () => ({ text: field.value, from: field.selectionStart, to: field.selectionEnd });
  function replace(from: number, to: number, insert: string) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(from, to);
    const name = insert ? 'insertText' : 'delete';
    if (!insert && from === to) return;
    if (document.execCommand(name, false, insert)) return;
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  return {
    read,
    apply({ from, to, insert, select: [start, end] }) {
      replace(from, to, insert);
      field.setSelectionRange(start, end);
    },
    swap(found, by) {
      const at = field.value.indexOf(found);
      if (at < 0) return false;
      const { selectionStart, selectionEnd } = field;
      const moved = (place: number) =>
        place <= at ? place : Math.max(at, place + by.length - found.length);
      field.setRangeText(by, at, at + found.length, 'preserve');
      field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return true;
    },
    undo: () => void document.execCommand('undo'),
    redo: () => void document.execCommand('redo'),
    focus: () => field.focus(),
    showLine(number, place) {
      const lines = field.value.split('\n').slice(0, number);
      const line = lines.at(-1) ?? '';
      const start = lines.join('\n').length - line.length;
      const [from, to] = place(line);
      field.focus();
      field.setSelectionRange(start + from, start + to);
    },
    watch(listener) {
      let last: string | null = null;
      const tell = () => {
        if (document.activeElement !== field && last !== null) return;
        const active = activeAt(read());
        if (active !== last) listener(active);
        last = active;
      };
      tell();
      document.addEventListener('selectionchange', tell);
      return () => document.removeEventListener('selectionchange', tell);
    },
  };
}
