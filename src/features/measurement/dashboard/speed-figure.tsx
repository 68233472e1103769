import { useText } from '../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { RATINGS, type SpeedFigure } from '../schema.ts';
import { speedValue } from './speed-value.ts';

const percent = (share: number) => Math.round(share * 100);

/** A bar with the share of visits of each rating; the text beside it has the same information. */
function Shares({ shares }: Pick<SpeedFigure, 'shares'>) {
  const { t } = useText();
  const parts = RATINGS.map((rating, index) => ({
    rating,
    from: RATINGS.slice(0, index).reduce((sum, one) => sum + shares[one], 0),
  }));
  const words = t('measurement:speed.shares', {
    good: percent(shares.good),
    middling: percent(shares.middling),
    poor: percent(shares.poor),
  });
  return (
    <svg className="speed-shares" role="img" aria-label={words} preserveAspectRatio="none">
      <title>{words}</title>
      {parts.map(({ rating, from }) => (
        <rect
          key={rating}
          className={rating}
          x={`${from * 100}%`}
          width={`${shares[rating] * 100}%`}
          height="100%"
        />
      ))}
    </svg>
  );
}

/** One metric of one device. */
export function Figure({ figure }: { figure: SpeedFigure | undefined }) {
  const { t, locale } = useText();
  if (!figure) return <td className="speed-none">{t('measurement:speed.none')}</td>;
  const { metric, p75, rating, shares, visits } = figure;
  return (
    <td>
      <p className="speed-figure">
        <b dir="ltr">{speedValue(t, locale, metric, p75)}</b>
        <span className={`speed-rating ${rating}`}>{t(`measurement:speed.ratings.${rating}`)}</span>
      </p>
      <Shares shares={shares} />
      <p className="speed-visits">
        {t('measurement:speed.visits', { count: visits, number: formatNumber(locale, visits) })}
      </p>
    </td>
  );
}
