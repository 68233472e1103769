import { useDeferredValue, useEffect, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { currentParty } from '../../../../dashboard/kit/page/party.ts';
import { PlainField } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { findPersonalWord } from '../password-personal.ts';
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_PARTS, type PasswordPart } from '../password-rule.ts';
import type { isEasyToGuess } from '../strength.ts';
import css from './new-password.module.css';
import type { NewPasswordFaults, NewPasswordValues } from './new-password.ts';
import { ShowButton } from './password-field.tsx';

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

const parts = Object.keys(PASSWORD_PARTS) as PasswordPart[];

interface PasswordChecklistProps {
  id: string;
  password: string;
  /** Names and e-mail addresses whose words the password must not contain. */
  personal: readonly string[];
}

/**
 * The five parts of the rule, which are checked off while the user types, and a warning if the
 * password contains a personal word or is easy to guess.
 */
function PasswordChecklist({ id, password, personal }: PasswordChecklistProps) {
  const { t } = useText();
  const met = parts.filter((part) => PASSWORD_PARTS[part](password));
  const word = findPersonalWord(password.slice(0, PASSWORD_MAX), personal);
  const easy = useEasyToGuess(met.length === parts.length ? password : '', personal);
  return (
    <div className={css.rule}>
      <div id={id}>
        <p>{t('passwords:rule.title')}</p>
        <ul role="list">
          {parts.map((part) => (
            <li key={part} data-met={met.includes(part)}>
              <Glyph met={met.includes(part)} />
              {t(`passwords:rule.${part}`, { min: PASSWORD_MIN })}{' '}
              <span className="sr-only">
                {t(met.includes(part) ? 'passwords:rule.met' : 'passwords:rule.missing')}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className={css.word} role="status">
        {word !== null
          ? t('passwords:rule.personal', { word })
          : easy && t('passwords:rule.common')}
      </p>
      <p className="sr-only" role="status">
        {password ? t('passwords:rule.progress', { met: met.length, total: parts.length }) : ''}
      </p>
    </div>
  );
}

/** The two states differ in shape and not only in colour. */
function Glyph({ met }: { met: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {met ? (
        <>
          <circle cx="8" cy="8" r="8" fill="var(--success-text)" />
          <path d="m4.6 8.2 2.3 2.3 4.5-4.9" fill="none" stroke="var(--bg)" strokeWidth="1.8" />
        </>
      ) : (
        <circle cx="8" cy="8" r="6.25" fill="none" stroke="var(--control)" strokeWidth="1.5" />
      )}
    </svg>
  );
}

/**
 * Whether a password is easy to guess, with the same check as on the server. The dictionary is
 * loaded with the first password that is not empty; until then, the result is false.
 */
function useEasyToGuess(password: string, personal: readonly string[]): boolean {
  const [check, setCheck] = useState<typeof isEasyToGuess>();
  // The check must not slow down typing.
  const latest = useDeferredValue(password);
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return;
    // If loading fails, the server still checks the password.
    import('../strength.ts').then(
      (strength) => setCheck(() => strength.isEasyToGuess),
      () => {},
    );
  }, [isNeeded]);
  return check !== undefined && latest !== '' && check(latest, personal);
}

/** Texts about the user and the party; a password must not contain any of their words. */
export const personalTexts = (user: {
  username: string;
  email: string;
  name: string;
  surname: string;
}): string[] => {
  const { name, shortName } = currentParty();
  return [user.username, user.email, user.name, user.surname, name, shortName];
};
