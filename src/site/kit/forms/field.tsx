import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import styles from './form.module.css';
import { errorId, type FormState, hintId } from './form-state.ts';

export interface FieldProps {
  form: FormState;
  /** The name under which the value is sent. */
  name: string;
  label: string;
  /** Below the label: what to enter. */
  hint?: string | undefined;
}

/** Attributes that connect an input, or a group of inputs, with its hint and its error. */
export function describedBy({ form, name, hint }: Pick<FieldProps, 'form' | 'name' | 'hint'>) {
  const ids = [hint && hintId(name), form.errors[name] && errorId(name)].filter(Boolean);
  return { 'aria-describedby': ids.join(' ') || undefined };
}

export const classOfField = ({ form, name }: Pick<FieldProps, 'form' | 'name'>) =>
  form.errors[name] ? `${styles.field} ${styles.wrong}` : styles.field;

export const Hint = ({ name, hint }: Pick<FieldProps, 'name' | 'hint'>): ReactNode =>
  hint && (
    <p className={styles.hint} id={hintId(name)}>
      {hint}
    </p>
  );

export const FieldError = ({ form, name }: Pick<FieldProps, 'form' | 'name'>): ReactNode =>
  form.errors[name] && (
    <p className={styles.error} id={errorId(name)}>
      <Icon name="alert" />
      <span>
        {form.errors[name].message}
        {form.errors[name].advice && (
          <>
            {' '}
            <small>{form.errors[name].advice}</small>
          </>
        )}
      </span>
    </p>
  );
