import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import type { MediaDetails } from '../schema.ts';
import css from './details.module.css';
import { Thumbnail } from './parts.tsx';

interface Focus {
  focusX: number;
  focusY: number;
}

interface FocalPointProps {
  media: MediaDetails;
  focus: Focus;
  onFocus: (focus: Focus) => void;
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));
const STEP = 2;
const LARGE_STEP = 10;

const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture, with the point that stays visible when it is cut: a press or the arrow keys move it. */
export function FocalPoint({ media, focus, onFocus }: FocalPointProps) {
  const { t } = useText();
  const hint = useId();
  const { focusX, focusY } = focus;
  const picture = <Thumbnail media={media} width={960} alt={media.alt || media.name} />;
  if (media.kind === 'file') return <div className={css.file}>{picture}</div>;

  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onFocus({
      focusX: within(((event.clientX - left) / width) * 100),
      focusY: within(((event.clientY - top) / height) * 100),
    });
  };
  const move = (event: KeyboardEvent) => {
    const [x, y] = MOVES[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onFocus({ focusX: within(focusX + x * step), focusY: within(focusY + y * step) });
  };
  return (
    <figure className={css.focus}>
      {/* The button inside does the same with the keyboard. */}
      <div className={css.canvas} onPointerDown={press}>
        {picture}
        <button
          type="button"
          className={css.point}
          style={{ insetBlockStart: `${focusY}%`, left: `${focusX}%` }}
          aria-label={t('media:details.focus', { x: focusX, y: focusY })}
          aria-describedby={hint}
          onKeyDown={move}
        />
      </div>
      <figcaption className="hint" id={hint}>
        {t('media:details.focusHint')}
      </figcaption>
    </figure>
  );
}
