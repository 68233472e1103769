import { useEffect, useRef } from 'react';

/** Ctrl+S (or Command+S) saves instead of offering the page as a file. */
export function useSaveKeys(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      // A dialog over the editor asks something else first.
      if (!event.repeat && !document.querySelector('[role="dialog"]')) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
