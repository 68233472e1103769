import { useEffect } from 'react';
import { isShortcut } from '../keys/single-keys.ts';

/**
 * J and K move the focus to the link of the next and the previous row, X selects the row with the
 * focus, Enter opens it.
 */
export function useRowKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isShortcut(event) && pressOnRow(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Returns whether the key did something. */
function pressOnRow(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-list] tbody > tr[data-row]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[current];
  switch (key) {
    case 'j':
      return focusRow(rows[current + 1]);
    case 'k':
      return focusRow(current === -1 ? rows.at(-1) : rows[current - 1]);
    case 'x':
      row?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
      return row !== undefined;
    case 'Enter':
      // On a link or a button Enter has its usual effect.
      if (document.activeElement?.matches('input')) row?.querySelector('a')?.click();
      return false;
    default:
      return false;
  }
}

function focusRow(row: HTMLElement | undefined): boolean {
  const link = row?.querySelector('a');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  return link !== undefined && link !== null;
}
