import { useText } from '../../../../dashboard/kit/language/language.ts';

/** Shown beside the name of the signed-in user's account. */
export function OwnMark() {
  const { t } = useText();
  return <small className="soft">{t('users:you')}</small>;
}
