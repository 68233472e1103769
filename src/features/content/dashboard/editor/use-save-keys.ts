import { useEffect, useRef } from 'react';

/** Ctrl+S (or Command+S) saves the content; the browser's own save dialog does not open. */
export function useSaveKeys(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      // An open dialog must be answered first.
      if (!event.repeat && !document.querySelector('[role="dialog"]')) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
