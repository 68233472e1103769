import { Skeleton, Stack } from '@mantine/core';
import { useText } from '../language/language.ts';
import { AfterAWhile } from './after-a-while.tsx';

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
