import { useText } from '../../../../dashboard/kit/language/language.ts';

/** Stands beside the name of one's own account. */
export function OwnMark() {
  const { t } = useText();
  return <small className="soft">{t('users:you')}</small>;
}
