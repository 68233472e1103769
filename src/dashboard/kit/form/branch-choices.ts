import { useQuery } from '@tanstack/react-query';
import { openBranchRoutes } from '../../../platform/branches/contract.ts';
import type { NamedBranch } from '../../../platform/session.ts';
import { read } from '../session/calls.ts';

/**
 * The branches that the account can choose: what was stored, also if it is not open any more, and its open
 * ones by place. Undefined while they are loaded.
 */
export function useBranchChoices(stored: readonly NamedBranch[]): NamedBranch[] | undefined {
  const { data } = useQuery(read(openBranchRoutes.list));
  const open = data?.filter(({ isOwn }) => isOwn);
  return open && [...stored.filter(({ id }) => !open.some((branch) => branch.id === id)), ...open];
}
