import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import type { PageScope } from '../page.ts';
import { type CheckTexts, checkTexts } from './check-texts.ts';
import styles from './form.module.css';
import { type FormState, fieldId, isRefused, TOKEN_FIELD, TRAP_FIELD } from './form-state.ts';

interface FormCheck {
  /** Names the checks, see `src/site/form-checks/check-form.ts`. */
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

/** What the script shows when it finds errors: the same elements as those of the server. */
function CheckParts({ texts }: { texts: CheckTexts }) {
  return (
    <template
      data-check-parts
      data-texts={JSON.stringify(texts)}
      data-field={styles.field}
      data-wrong={styles.wrong}
    >
      <div className={styles.errors} role="alert" tabIndex={-1}>
        <h2>{texts.summary[0]}</h2>
        <ul role="list" />
      </div>
      <p className={styles.error}>
        <Icon name="alert" />
        <span />
      </p>
    </template>
  );
}

/**
 * The errors above the form, with links to the fields. It has the focus when the page opens, also
 * without a script.
 */
function ErrorSummary({ t, form }: { t: TFunction; form: FormState }) {
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
