import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { fullMoment, timeAgo } from '../../../../../dashboard/kit/language/moment.ts';

/** How long ago a user signed in; `at` is an ISO text, or null for never. */
export function LastSignIn({ at }: { at: string | null }) {
  const { t, locale } = useText();
  if (!at) return t('users:never');
  const date = new Date(at);
  return (
    <time dateTime={at} title={fullMoment(locale, date)}>
      {timeAgo(locale, date)}
    </time>
  );
}
