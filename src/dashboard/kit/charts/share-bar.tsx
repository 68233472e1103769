import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import css from './share-bar.module.css';

const COLORS = {
  good: 'var(--success-500)',
  middling: 'var(--warning-400)',
  poor: 'var(--danger-500)',
} as const;

type Rating = keyof typeof COLORS;

interface ShareBarProps {
  /** From 0 to 1; together 1. */
  shares: Record<Rating, number>;
  /** The shares in words, for screen readers and as a title. */
  words: string;
}

/** A bar with the share of each rating. */
export function ShareBar({ shares, words }: ShareBarProps) {
  return (
    <Progress.Root
      className={css.shares}
      role="img"
      aria-label={words}
      title={words}
      maw={320}
      my={6}
    >
      {(Object.keys(COLORS) as Rating[]).map((rating) => (
        <Progress.Section
          key={rating}
          withAria={false}
          value={shares[rating] * 100}
          color={COLORS[rating]}
        />
      ))}
    </Progress.Root>
  );
}
