import { Link } from 'react-router';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useText } from '../language/language.ts';
import css from './part-bars.module.css';

export interface Part {
  label: string;
  count: number;
  /** The address of its records. */
  to: string;
  /** Belongs to the second group, in a lighter colour. */
  second?: boolean;
}

interface PartBarsProps {
  /** The number of which all others are parts. */
  total: number;
  parts: readonly Part[];
}

/** Parts of a number as bars, each with its count and its share; a part may contain another one. */
export function PartBars({ total, parts }: PartBarsProps) {
  const { t, locale } = useText();
  return (
    <ol role="list" className={css.parts}>
      {parts.map(({ label, count, to, second }) => {
        const percent = total > 0 ? (count / total) * 100 : 0;
        return (
          <li key={label} data-second={second || undefined}>
            <Link to={to}>
              <span>{label}</span>
              <b>{formatNumber(locale, count)}</b>
              <small>
                {t('dashboard:charts.share', {
                  percent: formatNumber(locale, Math.round(percent)),
                })}
              </small>
              <i aria-hidden="true" style={{ inlineSize: `${percent}%` }} />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
