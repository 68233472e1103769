import type { ReactNode } from 'react';
import type { PageScope } from '../page.ts';
import { CheckParts } from './check-parts.tsx';
import { checkTexts } from './check-texts.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';
import { type FormState, isRefused, TOKEN_FIELD, TRAP_FIELD } from './form-state.ts';

interface FormCheck {
  /** Names the checks, see `src/site/form-checks/forms.ts`. */
  name: string;
  /** Text keys of the fields, in the order of the page. */
  fields: Record<string, { label: string; messages?: Record<string, string> }>;
  /** The script shows one step at a time. */
  isStepped?: boolean;
}

interface PublicFormProps {
  scope: PageScope;
  form: FormState;
  /** The label of the button. */
  submit: string;
  /** Shown beside the button. */
  beside?: ReactNode;
  /** What the script of the page checks before the form is sent. */
  check?: FormCheck;
  children: ReactNode;
}

/**
 * A form that is sent to its own page. The browser's own error messages are off: ours are in the
 * language of the page, stay beside the fields and are listed in the summary.
 */
export function PublicForm({ scope, form, submit, beside, check, children }: PublicFormProps) {
  const { t, href, path } = scope;
  return (
    <form
      className={styles.form}
      method="post"
      action={href(path)}
      noValidate
      data-check={check?.name ?? (form.botCheck === null ? undefined : '')}
      // A refused form is shown as a whole: its errors may be in several steps.
      data-at={check?.isStepped && !isRefused(form) ? 1 : undefined}
      data-bot-check={form.botCheck ?? undefined}
    >
      {check && <CheckParts texts={checkTexts(t, check.fields, check.isStepped)} />}
      <ErrorSummary t={t} form={form} />
      <input type="hidden" name={TOKEN_FIELD} value={form.token} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={TRAP_FIELD}>{t('site:form.trap')}</label>
        <input id={TRAP_FIELD} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <div className={styles.end}>
        <button className="btn" type="submit">
          {submit}
        </button>
        {beside}
        {form.botCheck && <p role="status" data-waiting={t('site:form.botCheck.waiting')} />}
      </div>
    </form>
  );
}
