import { Link } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../../platform/i18n/format.ts';
import type { User } from '../../schema.ts';
import { endSessions, inviteAgain, removeTwoStep } from '../user-calls.ts';
import { AccountAction } from './account-action.tsx';

interface SecurityPanelProps {
  user: User;
  isOwn: boolean;
  /** Why the account cannot be deleted; null where it can. */
  whyKept: string | null;
}

/** How somebody gets in, and what can be done about it from outside. */
export function SecurityPanel({ user, isOwn, whyKept }: SecurityPanelProps) {
  const { t, locale } = useText();
  const who = { userId: user.id, fullName: user.fullName };
  const question = (name: 'endSessions' | 'removeTwoStep') => ({
    title: t(`users:details.${name}Title`),
    text: t(`users:details.${name}Text`),
  });
  const password = user.hasPassword ? 'hasPassword' : user.can.invite ? 'invited' : 'noPassword';
  return (
    <section className="panel security" aria-labelledby="security">
      <h2 id="security">{t('users:details.security')}</h2>
      <div>
        <h3>{t('users:details.sessions')}</h3>
        <p>
          {t('users:details.open', {
            count: user.sessions,
            number: formatNumber(locale, user.sessions),
          })}
        </p>
        {!isOwn && user.sessions > 0 ? (
          <AccountAction
            {...who}
            label={t('users:details.endSessions')}
            question={question('endSessions')}
            run={endSessions}
          />
        ) : null}
      </div>
      <div>
        <h3>{t('users:fields.twoStep')}</h3>
        <p>{t(user.twoStep ? 'users:details.twoStepOn' : 'users:details.twoStepOff')}</p>
        {user.can.removeTwoStep ? (
          <AccountAction
            {...who}
            label={t('users:details.removeTwoStep')}
            question={question('removeTwoStep')}
            run={removeTwoStep}
          />
        ) : null}
      </div>
      <div>
        <h3>{t('users:fields.password')}</h3>
        <p>{t(`users:details.${password}`)}</p>
        {user.can.invite ? (
          <>
            <AccountAction {...who} label={t('users:details.invite')} run={inviteAgain} />
            <p className="hint">{t('users:details.inviteHint')}</p>
          </>
        ) : null}
      </div>
      {isOwn ? (
        <p className="security-note">
          {t('users:details.own')}{' '}
          <Link to="/dashboard/account">{t('users:details.toAccount')}</Link>
        </p>
      ) : null}
      {whyKept ? <p className="security-note">{whyKept}</p> : null}
    </section>
  );
}
