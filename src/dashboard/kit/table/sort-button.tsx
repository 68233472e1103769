import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Direction } from './column.ts';
import css from './data-table.module.css';

interface SortButtonProps {
  direction: Direction | undefined;
  onClick: () => void;
  children: ReactNode;
}

const ARROWS = { ascending: '↑', descending: '↓' };

export function SortButton({ direction, onClick, children }: SortButtonProps) {
  return (
    <UnstyledButton
      className={css.sort}
      data-active={direction ? true : undefined}
      fw={direction ? 650 : undefined}
      onClick={onClick}
    >
      {children}
      <span aria-hidden="true">{direction ? ARROWS[direction] : '↕'}</span>
    </UnstyledButton>
  );
}
