import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

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
  // A row that was pressed meanwhile is being opened, which must not be called back.
  const leaving = useNavigation().state === 'loading';
  const latest = useRef({ q, onSettled, leaving });
  latest.current = { q, onSettled, leaving };
  useEffect(() => {
    const timer = setTimeout(() => {
      const settled = typed.trim();
      const { current } = latest;
      if (settled !== current.q && !current.leaving) current.onSettled(settled);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
