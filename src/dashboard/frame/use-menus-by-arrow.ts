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

/** Opens a button's menu with the arrow key that points to it; the component library does not. */
export function useMenusByArrow(): void {
  useEffect(() => {
    document.addEventListener('keydown', openByArrow);
    return () => document.removeEventListener('keydown', openByArrow);
  }, []);
}
