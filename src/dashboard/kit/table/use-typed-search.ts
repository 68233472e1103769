import { useEffect, useRef, useState } from 'react';
import { useIsLeaving } from '../parts/router-context.ts';

const TYPING_PAUSE = 300;

/**
 * The text of a search field whose words are in the address: the address is updated after a pause
 * in typing, and the field is updated when the address changes. Returns the typed text and its
 * setter.
 */
export function useTypedSearch(q: string, onSettled: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [address, setAddress] = useState(q);
  // Back and "clear" change the address from outside; typing changes it from here.
  if (address !== q) {
    setAddress(q);
    if (q !== typed.trim()) setTyped(q);
  }
  // The address may have changed during the pause; its value at the end of the pause counts. If the
  // user has opened a row meanwhile, the search is not sent, because it would leave the row's page
  // again.
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
