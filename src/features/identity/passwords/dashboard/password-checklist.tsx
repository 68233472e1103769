import { useText } from '../../../../dashboard/kit/language/language.ts';
import { findPersonalWord } from '../personal.ts';
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_PARTS, type PasswordPart } from '../rule.ts';
import css from './new-password.module.css';
import { useEasyToGuess } from './use-easy-to-guess.ts';

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
export function PasswordChecklist({ id, password, personal }: PasswordChecklistProps) {
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
