import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { timeAgo } from '../../../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../../../dashboard/kit/parts/moment.tsx';

/** How long ago a user signed in; `at` is an ISO text, or null for never. */
export function LastSignIn({ at }: { at: string | null }) {
  const { t } = useText();
  return at ? <Moment at={at} format={timeAgo} /> : t('users:never');
}
