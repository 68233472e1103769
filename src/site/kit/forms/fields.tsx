import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import styles from './form.module.css';
import { errorId, type FormState, fieldId, hintId } from './form-state.ts';

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

interface Choice {
  value: string;
  label: string;
  /** The language of the label, if it is not the page's. */
  lang?: string | undefined;
  hint?: string;
}

interface ChoiceFieldProps extends FieldProps {
  choices: Choice[];
}

/** Radio buttons; none is selected at first. The label is the question. */
export function ChoiceField({ form, name, label, hint, choices }: ChoiceFieldProps) {
  return (
    <fieldset className={classOfField({ form, name })} {...describedBy({ form, name, hint })}>
      <legend>{label}</legend>
      <Hint name={name} hint={hint} />
      <div className={styles.choices}>
        {choices.map((choice, index) => {
          return (
            <label key={choice.value}>
              <input
                type="radio"
                // The error summary links to the first one.
                id={index === 0 ? fieldId(name) : undefined}
                name={name}
                value={choice.value}
                defaultChecked={form.values[name] === choice.value}
              />
              <span lang={choice.lang}>
                {choice.label}
                {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
              </span>
            </label>
          );
        })}
      </div>
      <FieldError form={form} name={name} />
    </fieldset>
  );
}

interface CheckFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  /** The statement to agree to. */
  children: ReactNode;
  /** Its language, if it is not that of the page. */
  lang?: string | undefined;
  /** After the box, for example a link to the full text. */
  more?: ReactNode;
}

/** A box to tick; its value is "on". It is ticked only if the visitor ticked it. */
export function CheckField({ form, name, children, lang, more }: CheckFieldProps) {
  return (
    <div className={classOfField({ form, name })}>
      <div className={styles.choices}>
        <label>
          <input
            type="checkbox"
            id={fieldId(name)}
            name={name}
            value="on"
            defaultChecked={form.values[name] === 'on'}
            aria-invalid={form.errors[name] ? true : undefined}
            {...describedBy({ form, name, hint: undefined })}
          />
          <span lang={lang}>{children}</span>
        </label>
      </div>
      {more}
      <FieldError form={form} name={name} />
    </div>
  );
}
