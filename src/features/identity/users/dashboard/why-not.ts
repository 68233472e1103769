import type { User } from '../schema.ts';

type Action = keyof User['can'];
/** The ends of the keys of the reasons. Every other refusal needs no words here. */
const REASONS = {
  delete: 'Delete',
  changeRole: 'Role',
  deactivate: 'Access',
} as const satisfies Partial<Record<Action, string>>;

/** The key of the text that says why something is not offered; null where it is. */
export function whyNot(
  user: Pick<User, 'id' | 'can'>,
  ownId: string,
  action: keyof typeof REASONS,
): string | null {
  if (user.can[action]) return null;
  return `users:why.${user.id === ownId ? 'own' : 'lastAdmin'}${REASONS[action]}`;
}
