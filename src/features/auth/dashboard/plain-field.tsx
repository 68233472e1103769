import type { InputHTMLAttributes, ReactNode } from 'react';

export interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  fault: string | undefined;
  /** A button inside the field, at its end. */
  button?: ReactNode;
}

/** Label above, message below, both tied to the field. */
export function PlainField({ id, label, fault, button, ...input }: PlainFieldProps) {
  const faultId = `${id}-fault`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={button ? 'field-box with-button' : 'field-box'}>
        <input
          id={id}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          {...input}
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
