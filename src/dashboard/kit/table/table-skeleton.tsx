import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import { useText } from '../language/language.ts';
import { AfterAWhile } from '../parts/after-a-while.tsx';
import css from './table-skeleton.module.css';

/** In percent of the space for a name. */
const WIDTHS = [62, 48, 71, 55, 80, 44, 66, 58, 73, 50];

/** The lines of a table while its rows are being loaded. */
export function TableSkeleton({ rowHeight }: { rowHeight: number }) {
  const { t } = useText();
  return (
    <AfterAWhile>
      <div className={css.panel}>
        <p className="sr-only" role="status">
          {t('dashboard:loading')}
        </p>
        <ul aria-hidden="true">
          <li className={css.head} />
          {WIDTHS.map((width) => (
            <li key={width} className={css.row} style={{ minBlockSize: rowHeight }}>
              <Skeleton height={14} width={`${width * 0.6}%`} />
              <Skeleton height={14} />
              <Skeleton height={14} />
            </li>
          ))}
        </ul>
      </div>
    </AfterAWhile>
  );
}
