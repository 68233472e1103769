import type { ReactNode } from 'react';
import { classOfField, describedBy, FieldError, type FieldProps } from './field.tsx';
import styles from './form.module.css';
import { fieldId } from './form-state.ts';

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
