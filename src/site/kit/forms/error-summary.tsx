import type { TFunction } from 'i18next';
import styles from './form.module.css';
import { type FormState, fieldId, isRefused } from './form-state.ts';

/**
 * The errors above the form, with links to the fields. It has the focus when the page opens, also
 * without a script.
 */
export function ErrorSummary({ t, form }: { t: TFunction; form: FormState }) {
  if (!isRefused(form)) return null;
  const errors = Object.entries(form.errors);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is shown again because of these errors
    <div className={styles.errors} role="alert" tabIndex={-1} autoFocus>
      <h2>
        {errors.length > 0
          ? t('site:form.summary', { count: errors.length })
          : t('site:form.notSent')}
      </h2>
      {form.problem && <p>{form.problem}</p>}
      {errors.length > 0 && (
        <ul role="list">
          {errors.map(([name, { message }]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
