import { classOfField, describedBy, FieldError, type FieldProps, Hint } from './field.tsx';
import styles from './form.module.css';
import { fieldId } from './form-state.ts';

export interface Choice {
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
