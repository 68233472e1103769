import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { RowLink } from '../../../../../dashboard/kit/table/row-link.tsx';
import { initialsOf } from '../../../../../platform/initials.ts';
import type { UserSummary } from '../../schema.ts';
import { OwnMark } from '../own-mark.tsx';
import css from './users-list.module.css';

/** Initials, name and e-mail address; one's own account is marked. */
export function UserName({ user }: { user: UserSummary }) {
  const isOwn = useSessionUser().id === user.id;
  return (
    <div className={css.name}>
      <span className="initials" data-initials={initialsOf(user.fullName)} aria-hidden="true" />
      <span className={css.words}>
        <span className={css.line}>
          <RowLink to={`/dashboard/users/${user.id}`}>{user.fullName}</RowLink>
          {isOwn ? <OwnMark /> : null}
        </span>
        <small title={user.email}>{user.email}</small>
      </span>
    </div>
  );
}
