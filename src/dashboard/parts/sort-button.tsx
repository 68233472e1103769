import type { ReactNode } from 'react';

interface SortButtonProps {
  direction: 'ascending' | 'descending' | undefined;
  onClick: () => void;
  children: ReactNode;
}

export function SortButton({ direction, onClick, children }: SortButtonProps) {
  return (
    <button
      type="button"
      className="sort"
      data-active={direction ? true : undefined}
      onClick={onClick}
    >
      {children}
      <span aria-hidden="true" className="sort-arrow">
        {direction === 'ascending' ? '↑' : direction === 'descending' ? '↓' : '↕'}
      </span>
    </button>
  );
}
