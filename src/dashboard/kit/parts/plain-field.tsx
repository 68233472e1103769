import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './plain-field.module.css';

/** A button's look without the component library, for links too. */
export const buttonLook = css.button;

export interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  fault: string | undefined;
  hint?: string | undefined;
  /** A button inside the field, at its end. */
  button?: ReactNode;
}

/**
 * A field without the component library: label and hint above it, the error message below it,
 * linked to it for screen readers.
 */
export function PlainField({ id, label, fault, hint, button, ...input }: PlainFieldProps) {
  const hintId = `${id}-hint`;
  const faultId = `${id}-fault`;
  const described = [fault && faultId, hint && hintId, input['aria-describedby']].filter(Boolean);
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      <div className={css.box}>
        <input
          id={id}
          aria-invalid={fault ? true : undefined}
          {...input}
          aria-describedby={described.join(' ') || undefined}
        />
        {button}
      </div>
      {fault ? (
        <p className="field-fault" id={faultId}>
          {fault}
        </p>
      ) : null}
    </div>
  );
}

interface SubmitButtonProps {
  busy: boolean;
  children: string;
}

/** Submits a form. It is not disabled during the request, so that it can keep the focus. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={buttonLook} aria-disabled={busy || undefined}>
      {busy ? <span className="spinner small" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
