import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** The page scrolls while the pointer is this near to its edge, in px. */
const EDGE = 72;
const SCROLL = 10;
/** A click without a movement drags nothing, in px. */
const FEWEST = 3;

/** The entry that is dragged, and the entry before which it would be dropped. */
interface Dragging {
  from: number;
  before: number;
}

/**
 * Moves the entries of a list, which have `data-row`, with a mouse, a pen or a finger by their handles;
 * Escape cancels. With the keyboard: Alt and an arrow key, Home or End.
 */
export function useListDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const rows = () => [
    ...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? []),
  ];

  function start(event: PointerEvent<HTMLElement>, from: number): void {
    if (event.button !== 0 || stop.current) return;
    event.preventDefault();
    const begin = event.clientY;
    let y = begin;
    let latest: Dragging | null = null;
    function look(): void {
      const middles = rows().map((row) => row.getBoundingClientRect());
      const before = middles.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
      latest = { from, before };
      setDragging(latest);
    }
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      y = clientY;
      if (latest || Math.abs(y - begin) > FEWEST) look();
    };
    const scroll = setInterval(() => {
      const by = y < EDGE ? -SCROLL : y > window.innerHeight - EDGE ? SCROLL : 0;
      if (!latest || by === 0) return;
      window.scrollBy(0, by);
      look();
    }, 16);
    const end = (isDropped: boolean) => {
      stop.current?.();
      if (!isDropped || !latest) return;
      const to = latest.before > from ? latest.before - 1 : latest.before;
      if (to !== from) onMove(from, to);
    };
    const drop = () => end(true);
    const cancel = () => end(false);
    const press = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && cancel();
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

  const keys = (index: number) => (event: KeyboardEvent) => {
    const last = rows().length - 1;
    const places: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: last,
    };
    const to = places[event.key];
    if (!event.altKey || to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to <= last && to !== index) onMove(index, to);
  };

  /** Where the line is that shows the place: above or below this entry. */
  const markAt = (index: number): 'above' | 'below' | undefined => {
    if (!dragging) return undefined;
    if (dragging.before === index) return 'above';
    const isLast = index === rows().length - 1;
    return isLast && dragging.before > index ? 'below' : undefined;
  };
  return { dragging, start, keys, markAt };
}
