import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PlainField } from '../../../../dashboard/kit/parts/plain-field.tsx';
import css from './new-password.module.css';
import type { NewPasswordFaults, NewPasswordValues } from './new-password.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { ShowButton } from './show-button.tsx';

interface NewPasswordFieldsProps {
  /**
   * The fields get the ids `{id}-password` and `{id}-again`, to which an error summary can link.
   */
  id: string;
  values: NewPasswordValues;
  faults: NewPasswordFaults;
  /** Names and e-mail addresses whose words the password must not contain. */
  personal: readonly string[];
  onChange: (field: keyof NewPasswordValues, value: string) => void;
}

/**
 * The fields for a new password and its repetition, with a checklist of the rule. The component
 * neither stores nor sends the values; `findPasswordFaults` returns their errors.
 */
export function NewPasswordFields({
  id,
  values,
  faults,
  personal,
  onChange,
}: NewPasswordFieldsProps) {
  const { t } = useText();
  const [visible, setVisible] = useState(false);
  const ruleId = `${id}-rule`;
  const shared = {
    type: visible ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
  };
  return (
    <>
      <div className={css.fields}>
        <PlainField
          {...shared}
          id={`${id}-password`}
          label={t('passwords:fields.password')}
          fault={faults.password}
          name="password"
          aria-describedby={ruleId}
          value={values.password}
          onChange={(event) => onChange('password', event.currentTarget.value)}
          button={
            <ShowButton
              visible={visible}
              label={t(visible ? 'passwords:fields.hide' : 'passwords:fields.show')}
              onToggle={() => setVisible(!visible)}
            />
          }
        />
        <PasswordChecklist
          id={ruleId}
          password={values.password}
          // The field already shows this error.
          personal={faults.password ? [] : personal}
        />
      </div>
      <PlainField
        {...shared}
        id={`${id}-again`}
        label={t('passwords:fields.again')}
        fault={faults.again}
        name="password-again"
        value={values.again}
        onChange={(event) => onChange('again', event.currentTarget.value)}
      />
    </>
  );
}
