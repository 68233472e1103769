import { Group, Paper, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../language/language.ts';

interface SkeletonRowsProps {
  rows: number;
  /** In px. */
  height?: number;
}

/** Shown while fields or rows are loaded. */
export function SkeletonRows({ rows, height = 36 }: SkeletonRowsProps) {
  const { t } = useText();
  return (
    <AfterAWhile>
      <p className="sr-only" role="status">
        {t('dashboard:loading')}
      </p>
      <Stack aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without content of their own
          <Skeleton key={row} height={height} maw={560} />
        ))}
      </Stack>
    </AfterAWhile>
  );
}

/** Shows its children after 300 ms, so that they do not flicker if the content arrives sooner. */
export function AfterAWhile({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}

/** In percent of the space for a name. */
const WIDTHS = [62, 48, 71, 55, 80, 44, 66, 58, 73, 50];

/** Placeholder rows of a table, shown while its rows are loaded. */
export function TableSkeleton({ rowHeight }: { rowHeight: number }) {
  const { t } = useText();
  return (
    <AfterAWhile>
      <Paper withBorder px="md" pt={36}>
        <p className="sr-only" role="status">
          {t('dashboard:loading')}
        </p>
        <ul role="list" aria-hidden="true">
          {WIDTHS.map((width) => (
            <Group key={width} component="li" h={rowHeight} wrap="nowrap" justify="space-between">
              <Skeleton height={14} width={`${width * 0.6}%`} />
              <Skeleton height={14} width={72} />
            </Group>
          ))}
        </ul>
      </Paper>
    </AfterAWhile>
  );
}
