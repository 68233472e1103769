import { useEffect } from 'react';

function openByArrow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  const button = (event.target as Element).closest<HTMLElement>(
    '[aria-haspopup="menu"][aria-expanded="false"]',
  );
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** A button with a menu opens it with the arrow towards it, which the component library leaves out. */
export function useMenusByArrow(): void {
  useEffect(() => {
    document.addEventListener('keydown', openByArrow);
    return () => document.removeEventListener('keydown', openByArrow);
  }, []);
}
