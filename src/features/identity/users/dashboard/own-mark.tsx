import { useText } from '../../../../dashboard/kit/language/language.ts';
import css from './own-mark.module.css';

/** Stands beside the name of one's own account. */
export function OwnMark() {
  const { t } = useText();
  return <span className={css.you}>{t('users:you')}</span>;
}
