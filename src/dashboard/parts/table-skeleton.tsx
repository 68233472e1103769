import { useText } from '../language/language.ts';

const WIDTHS = [62, 48, 71, 55, 80, 44, 66, 58, 73, 50];

/** The table's own geometry while its rows are on their way; `tall` for rows of two lines. */
export function TableSkeleton({ tall = false }: { tall?: boolean }) {
  const { t } = useText();
  return (
    <div className="panel table-panel table-skeleton" data-tall={tall || undefined}>
      <p className="sr-only" role="status">
        {t('dashboard:loading')}
      </p>
      <ul aria-hidden="true">
        <li className="skeleton-head" />
        {WIDTHS.map((width) => (
          <li key={width}>
            <span style={{ inlineSize: `${width * 0.6}%` }} />
            <span />
            <span />
          </li>
        ))}
      </ul>
    </div>
  );
}
