import { PASSWORD_MIN, PASSWORD_PARTS, type PasswordPart } from '../../features/passwords/rule.ts';
import { useText } from '../language/language.ts';

const parts = Object.keys(PASSWORD_PARTS) as PasswordPart[];

/** The five parts of the rule, ticked off while a password is typed. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  const { t } = useText();
  const met = parts.filter((part) => PASSWORD_PARTS[part](password));
  return (
    <div className="password-rule">
      <div id={id}>
        <p>{t('passwords:rule.title')}</p>
        <ul>
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
      <p className="sr-only" role="status">
        {password ? t('passwords:rule.progress', { met: met.length, total: parts.length }) : ''}
      </p>
    </div>
  );
}

/** The shapes differ, not only the colours. */
function Glyph({ met }: { met: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r={met ? 8 : 6.25} fill={met ? 'currentColor' : 'none'} />
      {met ? <path d="m4.6 8.2 2.3 2.3 4.5-4.9" /> : null}
    </svg>
  );
}
