import type { ReactNode } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../../dashboard/kit/language/moment.ts';
import { formatPhone } from '../../../../../platform/phone.ts';
import type { User } from '../../schema.ts';
import { PendingEmailOf } from './pending-email-of.tsx';

/** Everything known of a person that is not about signing in. */
export function UserFacts({ user }: { user: User }) {
  const { t, locale } = useText();
  const moment = (iso: string) => <time dateTime={iso}>{fullMoment(locale, new Date(iso))}</time>;
  const facts: [string, ReactNode][] = [
    [
      'email',
      <div key="email" className="email-fact">
        <a href={`mailto:${user.email}`} className="num">
          {user.email}
        </a>
        <PendingEmailOf user={user} />
      </div>,
    ],
    ['username', <span key="username">{user.username}</span>],
    [
      'phone',
      user.phone ? (
        <a key="phone" href={`tel:${user.phone}`} className="num">
          {formatPhone(user.phone)}
        </a>
      ) : (
        '–'
      ),
    ],
    ['address', user.address || '–'],
    [
      'role',
      <span key="role">
        {t(`auth:role.${user.role}`)}
        <small className="fact-hint">{t(`users:roleHint.${user.role}`)}</small>
      </span>,
    ],
    [
      'panelAccess',
      <span key="panelAccess">
        {t(`users:panel.${user.panelAccess ? 'on' : 'off'}`)}
        {user.panelAccess && user.status === 'inactive' ? (
          <small className="fact-hint">{t('users:why.inactivePanel')}</small>
        ) : null}
      </span>,
    ],
    ['lastSignInAt', user.lastSignInAt ? moment(user.lastSignInAt) : t('users:neverLong')],
    ['createdAt', moment(user.createdAt)],
    ['updatedAt', moment(user.updatedAt)],
  ];
  return (
    <section className="panel facts" aria-label={t('users:details.facts')}>
      <h2>{t('users:details.facts')}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`users:fields.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
