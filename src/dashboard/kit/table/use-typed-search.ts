import { useEffect, useRef, useState } from 'react';
import { useIsLeaving } from '../parts/router-context.ts';

const TYPING_PAUSE = 300;

/**
 * What is typed into a search field whose words stand in the address: the address follows when
 * typing pauses, and the field follows the address. Returns the typed text and what sets it.
 */
export function useTypedSearch(q: string, onSettled: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [address, setAddress] = useState(q);
  // Back and "clear" change the address from outside; typing changes it from here.
  if (address !== q) {
    setAddress(q);
    if (q !== typed.trim()) setTyped(q);
  }
  // The address may have changed while the pause ran; what counts is how it is when it ends.
  // A row that was pressed meanwhile stays open: to send the search now would leave its page again.
  const isLeaving = useIsLeaving();
  const latest = useRef({ q, onSettled, isLeaving });
  latest.current = { q, onSettled, isLeaving };
  useEffect(() => {
    const timer = setTimeout(() => {
      const settled = typed.trim();
      const { current } = latest;
      if (settled !== current.q && !current.isLeaving()) current.onSettled(settled);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
