import { useText } from '../../../../dashboard/kit/language/language.ts';
import { readingsOf } from '../../../../platform/color/readable.ts';
import { IconAlertTriangle, IconCheck } from '../../../../ui/tabler-icons/index.ts';
import css from './look.module.css';

/** The contrast of texts in every setting of the visitor, with what is needed. */
export function ColorReadings({ color }: { color: string }) {
  const { t, locale } = useText();
  // Rounded down: 4.49 is not enough, and must not look like 4.5.
  const number = (value: number) =>
    (Math.floor(value * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 });
  return (
    <ul role="list" className={css.readings} aria-label={t('partyForm:color.readings')}>
      {readingsOf(color).map(({ setting, ratio, least }) => {
        const isEnough = ratio >= least;
        const Icon = isEnough ? IconCheck : IconAlertTriangle;
        return (
          <li key={setting} data-low={isEnough ? undefined : ''}>
            <Icon size={16} aria-hidden="true" />
            <span>{t(`partyForm:settings.${setting}`)}</span>
            <span className="num">
              {t(isEnough ? 'partyForm:color.enough' : 'partyForm:color.low', {
                ratio: number(ratio),
                least: number(least),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
