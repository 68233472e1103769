import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './plain-field.module.css';

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
