import { useText } from '../../../../../dashboard/kit/language/language.ts';
import type { Column } from '../../../../../dashboard/kit/table/column.ts';
import type { UserSummary } from '../../schema.ts';
import { StatusMark } from '../status-mark.tsx';
import { LastSignIn } from './last-sign-in.tsx';
import { PanelSwitch } from './panel-switch.tsx';
import { UserName } from './user-name.tsx';
import css from './users-list.module.css';

/** `onFailure` gets the error of an action in a row, or null after a success. */
export function useUserColumns(onFailure: (message: string | null) => void): Column<UserSummary>[] {
  const { t } = useText();
  return [
    {
      id: 'name',
      header: t('users:fields.person'),
      sort: { by: 'name', first: 'ascending' },
      wide: true,
      className: css.person,
      cell: (user) => <UserName user={user} />,
    },
    {
      id: 'role',
      header: t('users:fields.role'),
      className: css.role,
      cell: (user) => t(`auth:role.${user.role}`),
    },
    {
      id: 'status',
      header: t('users:fields.status'),
      cell: (user) => <StatusMark status={user.status} />,
    },
    {
      id: 'twoStep',
      header: t('users:fields.twoStep'),
      from: 'md',
      cell: (user) => (
        <span className={user.twoStep ? undefined : 'soft'}>
          {t(user.twoStep ? 'users:twoStep.on' : 'users:twoStep.off')}
        </span>
      ),
    },
    {
      id: 'panelAccess',
      header: t('users:fields.panelAccess'),
      className: css.panelAccess,
      cell: (user) => <PanelSwitch user={user} onFailure={onFailure} />,
    },
    {
      id: 'lastSignInAt',
      header: t('users:fields.lastSignInAt'),
      sort: { by: 'lastSignInAt', first: 'descending' },
      soft: true,
      namedInCards: true,
      className: css.last,
      cell: (user) => <LastSignIn at={user.lastSignInAt} />,
    },
  ];
}
