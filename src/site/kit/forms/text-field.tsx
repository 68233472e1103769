import type { InputHTMLAttributes } from 'react';
import { classOfField, describedBy, FieldError, type FieldProps, Hint } from './field.tsx';
import { fieldId } from './form-state.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'maxLength' | 'spellCheck'
>;

interface TextFieldProps extends FieldProps, Native {
  type?: 'text' | 'email' | 'tel';
  /** Number of lines of a longer text; one line if it is not set. */
  rows?: number;
}

/** A text field with the entered value. */
export function TextField({
  form,
  name,
  label,
  hint,
  type = 'text',
  rows,
  ...native
}: TextFieldProps) {
  const input = {
    id: fieldId(name),
    name,
    defaultValue: form.values[name],
    'aria-invalid': form.errors[name] ? true : undefined,
    ...describedBy({ form, name, hint }),
    ...native,
  };
  return (
    <div className={classOfField({ form, name })}>
      <label htmlFor={fieldId(name)}>{label}</label>
      <Hint name={name} hint={hint} />
      {rows ? <textarea rows={rows} {...input} /> : <input type={type} {...input} />}
      <FieldError form={form} name={name} />
    </div>
  );
}
