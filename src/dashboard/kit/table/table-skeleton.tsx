import { Group, Paper, Skeleton } from '@mantine/core';
import { useText } from '../language/language.ts';
import { AfterAWhile } from '../parts/after-a-while.tsx';

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
