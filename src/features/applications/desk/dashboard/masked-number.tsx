import { useText } from '../../../../dashboard/kit/language/language.ts';
import css from './marks.module.css';

/** A number of which only the last characters are known: `•••••••0146`. */
export function MaskedNumber({ children }: { children: string }) {
  const { t } = useText();
  const end = children.replaceAll('•', '');
  return (
    <span className={css.masked}>
      <span aria-hidden="true">{children.slice(0, children.length - end.length)}</span>
      <span className="sr-only">{t('applications:hiddenTo')} </span>
      {end}
    </span>
  );
}
