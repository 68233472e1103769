import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './visual-editor.module.css';

/** Between the words and what stands at them, in px. */
const GAP = 8;

interface AnchoredProps {
  view: EditorView;
  from: number;
  to: number;
  side: 'above' | 'below';
  children: ReactNode;
}

/**
 * Stands at a part of the text and never covers it: on the other side where there is no room. It is in
 * the frame of the text, since in the full-screen mode everything else cannot be reached.
 */
export function Anchored({ view, from, to, side, children }: AnchoredProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    const frame = current?.offsetParent?.getBoundingClientRect();
    if (!current || !frame || to > view.state.doc.content.size) return;
    const start = view.coordsAtPos(from, 1);
    const end = view.coordsAtPos(to, -1);
    const { width, height } = current.getBoundingClientRect();
    const above = Math.min(start.top, end.top) - height - GAP;
    const below = Math.max(start.bottom, end.bottom) + GAP;
    const top = topOf(view);
    const isAbove =
      side === 'above' ? above >= top : below + height > window.innerHeight && above >= top;
    const most = Math.min(frame.right, window.innerWidth - GAP) - width;
    const left = Math.max(Math.min(start.left, most), Math.min(frame.left, most), GAP);
    current.style.insetBlockStart = `${(isAbove ? above : below) - frame.top}px`;
    current.style.left = `${left - frame.left}px`;
  });
  return (
    <div ref={box} className={css.anchored}>
      {children}
    </div>
  );
}

/** Where the text begins on the screen, below the bars that stay. */
function topOf({ dom }: EditorView): number {
  const bar = document.querySelector(`[role=toolbar][aria-controls="${dom.id}"]:not([data-near])`);
  return Math.max(0, bar?.parentElement?.getBoundingClientRect().bottom ?? 0);
}
