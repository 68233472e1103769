import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { MenuNode } from '../../contract.ts';
import { type Place, rowOf, rowsOf } from './tree.ts';

/** How far sideways the pointer moves to choose the other level, in px. */
const SIDEWAYS = 24;
/** The page scrolls while the pointer is this near to its edge, in px. */
const EDGE = 72;
const SCROLL = 10;

interface Dragging extends Drop {
  id: string;
  /** Of the mark that shows the place, from the top of the list, in px. */
  top: number;
}

/** Moves items with a mouse, a pen or a finger, by their handles. Escape cancels. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  items: readonly MenuNode[],
  onDrop: (id: string, drop: Drop) => void,
) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function start(event: PointerEvent<HTMLElement>, id: string): void {
    const box = list.current;
    if (event.button !== 0 || !box || stop.current) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(box).direction === 'rtl';
    const wasUnder = rowOf(items, id)?.parent !== null;
    const targets = new Set(targetRows(items, id).map(({ item }) => item._id));
    const from = { x: event.clientX, y: event.clientY };
    const pointer = { ...from };
    let latest: Dragging | null = null;

    function look(): void {
      const rows = [...(box as HTMLElement).querySelectorAll<HTMLElement>('[data-row]')]
        .filter(({ dataset }) => targets.has(dataset.row ?? ''))
        .map((row) => row.getBoundingClientRect());
      const line = rows.filter(({ top, bottom }) => (top + bottom) / 2 < pointer.y).length;
      const moved = (pointer.x - from.x) * (isMirrored ? -1 : 1);
      const wantsUnder = wasUnder ? moved > -SIDEWAYS : moved > SIDEWAYS;
      const drop = dropPlace(items, id, line, wantsUnder);
      const above = rows[drop.line - 1]?.bottom ?? rows[0]?.top ?? 0;
      latest = { ...drop, id, top: above - (box as HTMLElement).getBoundingClientRect().top };
      setDragging(latest);
    }
    function follow({ clientX, clientY }: globalThis.PointerEvent): void {
      pointer.x = clientX;
      pointer.y = clientY;
      // A click without a movement drags nothing.
      if (latest || Math.hypot(clientX - from.x, clientY - from.y) > 3) look();
    }
    const scroll = setInterval(() => {
      if (!latest) return;
      const by = pointer.y < EDGE ? -SCROLL : pointer.y > window.innerHeight - EDGE ? SCROLL : 0;
      if (by === 0) return;
      window.scrollBy(0, by);
      look();
    }, 16);
    function end(isDropped: boolean): void {
      stop.current?.();
      if (isDropped && latest) onDrop(id, latest);
    }
    const drop = () => end(true);
    const cancel = () => end(false);
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();
    stop.current = () => {
      stop.current = null;
      clearInterval(scroll);
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', press);
      setDragging(null);
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', press);
  }
  return { dragging, start };
}

interface Drop extends Place {
  /** The number of lines above it, without the dragged ones. */
  line: number;
}

/** The lines between which something can be dropped: all but the dragged item and those below it. */
export const targetRows = (items: readonly MenuNode[], id: string) =>
  rowsOf(items).filter(({ item, parent }) => item._id !== id && parent?._id !== id);

/**
 * Where an item is dropped that is held below `line` other lines. The nearest level to the wanted one
 * that is possible there; an item with others below it stays at the top level.
 */
export function dropPlace(
  items: readonly MenuNode[],
  id: string,
  line: number,
  wantsUnder: boolean,
): Drop {
  const rows = targetRows(items, id);
  const canBeUnder = !items.some(({ _id, children }) => _id === id && children.length > 0);
  let at = line;
  if (!canBeUnder) while (rows[at]?.parent) at += 1;
  const mustBeUnder = canBeUnder && Boolean(rows[at]?.parent);
  const before = rows.slice(0, at);
  const above = before.findLast(({ parent }) => parent === null)?.item._id;
  if (above !== undefined && canBeUnder && (wantsUnder || mustBeUnder)) {
    const index = before.filter(({ parent }) => parent?._id === above).length;
    return { parent: above, index, line: at };
  }
  return { parent: null, index: before.filter(({ parent }) => parent === null).length, line: at };
}
