import type { ReactNode } from 'react';
import { classOfField, describedBy, FieldError, type FieldProps, Hint } from './field.tsx';
import { fieldId } from './form-state.ts';

interface SelectFieldProps extends FieldProps {
  autoComplete?: string;
  /** The text of the choice that means nothing is chosen yet. */
  empty: string;
  /** The other choices: `option` and `optgroup` elements. */
  children: ReactNode;
}

/** A list to choose from, with the value that was chosen. */
export function SelectField(props: SelectFieldProps) {
  const { form, name, label, hint, autoComplete, empty, children } = props;
  return (
    <div className={classOfField({ form, name })}>
      <label htmlFor={fieldId(name)}>{label}</label>
      <Hint name={name} hint={hint} />
      <select
        id={fieldId(name)}
        name={name}
        defaultValue={form.values[name] ?? ''}
        autoComplete={autoComplete}
        aria-invalid={form.errors[name] ? true : undefined}
        {...describedBy({ form, name, hint })}
      >
        <option value="">{empty}</option>
        {children}
      </select>
      <FieldError form={form} name={name} />
    </div>
  );
}
