import { Link } from 'react-router';
import { useText } from '../../../../dashboard/language/language.ts';
import { fullMoment, timeAgo } from '../../../../dashboard/language/moment.ts';
import { useSessionUser } from '../../../../dashboard/session/session-user.ts';
import { initialsOf } from '../../../../platform/initials.ts';
import type { UserSummary } from '../../schema.ts';
import { StatusMark } from '../status-mark.tsx';
import { PanelSwitch } from './panel-switch.tsx';
import { UserMenu } from './user-menu.tsx';

interface UserRowProps {
  user: UserSummary;
  onDelete: (user: UserSummary) => void;
  onTrouble: (message: string | null) => void;
}

export function UserRow({ user, onDelete, onTrouble }: UserRowProps) {
  const { t } = useText();
  const isOwn = useSessionUser().id === user.id;
  return (
    <tr data-off={user.status === 'inactive' || undefined}>
      <td className="c-wide">
        <div className="user-name">
          <span className="initials" data-initials={initialsOf(user.fullName)} aria-hidden="true" />
          <span className="user-words">
            <span className="user-line">
              <Link className="row-link" to={`/dashboard/users/${user.id}`}>
                {user.fullName}
              </Link>
              {isOwn ? <span className="you">{t('users:you')}</span> : null}
            </span>
            <small title={user.email}>{user.email}</small>
          </span>
        </div>
      </td>
      <td className="c-role">{t(`auth:role.${user.role}`)}</td>
      <td className="c-status">
        <StatusMark status={user.status} />
      </td>
      <td className="c-two-step" data-off={!user.twoStep || undefined}>
        {t(user.twoStep ? 'users:twoStep.on' : 'users:twoStep.off')}
      </td>
      <td className="c-panel">
        <PanelSwitch user={user} isOwn={isOwn} onTrouble={onTrouble} />
      </td>
      <td className="c-last c-soft" data-label={t('users:fields.lastSignInAt')}>
        <LastSignIn at={user.lastSignInAt} />
      </td>
      <td className="c-more">
        <UserMenu user={user} onDelete={onDelete} onTrouble={onTrouble} />
      </td>
    </tr>
  );
}

function LastSignIn({ at }: { at: string | null }) {
  const { t, locale } = useText();
  if (!at) return t('users:never');
  const date = new Date(at);
  return (
    <time dateTime={at} title={fullMoment(locale, date)}>
      {timeAgo(locale, date)}
    </time>
  );
}
