import type { TFunction } from 'i18next';
import styles from './form.module.css';

interface DraftButtonProps {
  t: TFunction;
  /** What the page says when it has restored a draft. */
  restored?: string;
}

/** Deletes the draft of a form, see `draft` of `FormInBrowser`. Only the script uses it. */
export const DraftButton = ({ t, restored = t('site:form.draft.restored') }: DraftButtonProps) => (
  <button
    className={`btn line ${styles.draft}`}
    type="button"
    data-clear={t('site:form.draft.ask')}
    data-cleared={t('site:form.draft.cleared')}
    data-restored={restored}
  >
    {t('site:form.draft.clear')}
  </button>
);
