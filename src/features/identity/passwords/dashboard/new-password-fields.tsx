import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PlainField } from '../../../../dashboard/kit/parts/plain-field.tsx';
import css from './new-password.module.css';
import type { NewPasswordFaults, NewPasswordValues } from './new-password.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { ShowButton } from './show-button.tsx';

interface NewPasswordFieldsProps {
  /** The fields get the ids `{id}-password` and `{id}-again`, for an error summary to lead to. */
  id: string;
  values: NewPasswordValues;
  faults: NewPasswordFaults;
  /** Names and addresses of which no word may stand in the password. */
  personal: readonly string[];
  onChange: (field: keyof NewPasswordValues, value: string) => void;
}

/**
 * A new password and the same once more, with the rule ticked off while it is typed. It holds
 * nothing and sends nothing; `findPasswordFaults` says what is wrong with the values.
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
          // What is wrong stands at the field already.
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
