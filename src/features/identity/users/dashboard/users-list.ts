import { defineList, type ListState } from '../../../../dashboard/kit/table/define-list.ts';
import { type User, UserFilter } from '../contract.ts';

/** The state of the user list, as it appears in the address of the page. */
export const usersList = defineList({
  path: '/dashboard/users',
  query: UserFilter,
  filters: ['q', 'role', 'status'],
  sort: 'name',
  pageSize: 20,
});

export type UsersState = ListState<ReturnType<typeof usersList.read>>;

type Action = keyof User['can'];
/** The last parts of the text keys of the reasons. Other refusals need no text here. */
const REASONS = {
  delete: 'Delete',
  changeRole: 'Role',
  deactivate: 'Access',
} as const satisfies Partial<Record<Action, string>>;

/** The key of the text that explains why an action is not available; null if it is available. */
export function whyNot(
  user: Pick<User, 'id' | 'can'>,
  ownId: string,
  action: keyof typeof REASONS,
): string | null {
  if (user.can[action]) return null;
  return `users:why.${user.id === ownId ? 'own' : 'lastAdmin'}${REASONS[action]}`;
}
