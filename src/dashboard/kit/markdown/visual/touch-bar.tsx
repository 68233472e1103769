import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import { useTouchTools } from '../form-choice.ts';
import { type Asking, MarkdownToolbar } from '../markdown-toolbar.tsx';
import type { Editing } from '../text-form.ts';
import { type Pulse, usePulse } from './pulse.ts';
import css from './visual-editor.module.css';

interface TouchBarProps {
  /** The id of the text. */
  controls: string;
  view: EditorView;
  pulse: Pulse;
  editing: Editing;
  onAsk: (asking: Asking) => void;
  without: ReadonlySet<string>;
}

/** On touch screens, the tools above the keyboard while somebody writes. */
export function TouchBar({ view, pulse, ...toolbar }: TouchBarProps) {
  const isTouch = useTouchTools();
  const isWriting = usePulse(pulse, () => view.hasFocus());
  return isTouch && isWriting ? <Bar {...toolbar} /> : null;
}

function Bar(toolbar: Omit<TouchBarProps, 'view' | 'pulse'>) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { visualViewport } = window;
    const root = document.documentElement;
    if (!visualViewport) return;
    const place = () => {
      const { height, offsetTop } = visualViewport;
      const below = Math.max(0, window.innerHeight - height - offsetTop);
      if (!bar.current) return;
      bar.current.style.insetBlockEnd = `${below}px`;
      // Messages stand above it.
      root.style.setProperty('--keyboard', `${below + bar.current.offsetHeight}px`);
    };
    place();
    for (const name of ['resize', 'scroll']) visualViewport.addEventListener(name, place);
    return () => {
      root.style.removeProperty('--keyboard');
      for (const name of ['resize', 'scroll']) visualViewport.removeEventListener(name, place);
    };
  }, []);
  return (
    // A touch must not take the focus, and with it the keyboard, from the text.
    <div ref={bar} className={css.touchBar} onPointerDown={(event) => event.preventDefault()}>
      <MarkdownToolbar {...toolbar} />
    </div>
  );
}
