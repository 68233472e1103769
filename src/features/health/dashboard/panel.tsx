import { Paper } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import css from './health.module.css';

export type Fact = readonly [string, ReactNode];

/** A group of facts with its title. */
export function Panel({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  return (
    <Paper withBorder component="section" className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Facts labelWidth={168} facts={facts} />
    </Paper>
  );
}
