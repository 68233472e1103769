import { TextSelection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../language/language.ts';
import { moveInToolbar, ToolButton } from '../markdown-toolbar.tsx';
import type { ToolName } from '../tools.ts';
import { Anchored } from './anchored.tsx';
import { type Pulse, usePulse } from './pulse.ts';
import { activeIn } from './run-tool.ts';
import css from './visual-editor.module.css';

const TOOLS = ['bold', 'italic', 'strike', 'link', 'heading', 'quote'] as const;

interface SelectionBarProps {
  view: EditorView;
  pulse: Pulse;
  run: (tool: ToolName) => void;
}

/** The tools for the selected words, at the words. Alt+F10 leads to it. */
export function SelectionBar({ view, pulse, run }: SelectionBarProps) {
  const { t } = useText();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<ToolName>('bold');
  const isPressed = usePointerDown(view);
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const shown = usePulse(pulse, () => {
    const { selection } = view.state;
    const isWords =
      (selection instanceof TextSelection && !selection.$from.parent.type.spec.code) ||
      selection instanceof CellSelection;
    const isHere = view.hasFocus() || bar.current?.contains(document.activeElement);
    if (!isWords || selection.empty || !isHere) return '';
    return `${selection.from} ${selection.to} ${activeIn(view.state)}`;
  });
  if (!shown || isPressed || isTouch) return null;
  const [from, to, ...active] = shown.split(' ');
  return (
    <Anchored view={view} from={Number(from)} to={Number(to)} side="above">
      <div
        ref={bar}
        role="toolbar"
        data-near
        className={css.selectionBar}
        aria-label={t('dashboard:visual.selectionTools')}
        aria-controls={view.dom.id}
        onKeyDown={(event) => {
          moveInToolbar(event);
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          view.focus();
        }}
        onBlur={() => setTimeout(() => pulse.beat())}
      >
        {TOOLS.map((name) => (
          <ToolButton
            key={name}
            name={name}
            isStop={name === stop}
            isOn={active.includes(name)}
            onFocus={() => setStop(name)}
            onClick={() => {
              run(name);
              if (name !== 'link') view.focus();
            }}
          />
        ))}
      </div>
    </Anchored>
  );
}

/** While words are being selected with a pointer, nothing may come between. */
function usePointerDown(view: EditorView): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    const down = () => setDown(true);
    const up = () => setDown(false);
    view.dom.addEventListener('pointerdown', down);
    for (const name of ['pointerup', 'pointercancel', 'dragend']) window.addEventListener(name, up);
    return () => {
      view.dom.removeEventListener('pointerdown', down);
      for (const name of ['pointerup', 'pointercancel', 'dragend'])
        window.removeEventListener(name, up);
    };
  }, [view]);
  return isDown;
}
