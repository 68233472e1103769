import { useText } from '../../../../dashboard/kit/language/language.ts';
import { dayAndTime } from '../../../../dashboard/kit/language/moment.ts';
import type { Delivery } from '../../schema.ts';
import { DeliveryMark } from '../state-mark.tsx';
import css from './endpoint-details.module.css';

/** What became of a message, and why. */
export function LogResult({ delivery }: { delivery: Delivery }) {
  const { t, locale } = useText();
  const { state, fault, status, excerpt, tries, nextTryAt } = delivery;
  const why = fault && t(`webhooks:log.fault.${fault}`, { status: status ?? '' });
  const next = nextTryAt && tries > 0 ? dayAndTime(locale, new Date(nextTryAt)) : null;
  return (
    <span className={css.result}>
      <DeliveryMark state={state} />
      {why ? (
        <span className={css.why} title={excerpt || undefined}>
          {next ? `${why}; ${t('webhooks:log.nextTry', { when: next })}` : why}
        </span>
      ) : null}
    </span>
  );
}
