import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './figures.module.css';

interface FiguresProps {
  /** What the figures are about, for screen readers. */
  label: string;
  /** `Figure`s. */
  children: ReactNode;
}

/** The most important numbers of a subject: four beside one another, on a phone two. */
export function Figures({ label, children }: FiguresProps) {
  return (
    <section aria-label={label}>
      <SimpleGrid component="dl" className={css.figures} cols={{ base: 2, md: 4 }} spacing={1}>
        {children}
      </SimpleGrid>
    </section>
  );
}

interface FigureProps {
  label: string;
  /** The number as text; "–" while it is loaded, "?" if it could not be loaded. */
  value: string;
  /** What is counted. */
  note: string;
  /** The address of the list with these records. */
  to: string;
}

/** One number, as a link to its list. */
export function Figure({ label, value, note, to }: FigureProps) {
  return (
    <div>
      <Text component="dt" fw={550}>
        {label}
      </Text>
      <dd className={css.number}>
        <Link to={to}>
          {value}
          <span className="sr-only"> {label}</span>
        </Link>
      </dd>
      <Text component="dd" size="xs" c="dimmed">
        {note}
      </Text>
    </div>
  );
}
