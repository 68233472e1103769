import { useQuery } from '@tanstack/react-query';
import { openBranchRoutes } from '../../../platform/branches/contract.ts';
import { useText } from '../language/language.ts';
import { read } from '../session/calls.ts';
import { useSessionUser } from '../session/session-user.ts';
import type { ListState } from './define-list.ts';
import { FilterSelect } from './filter-bar.tsx';

interface BranchFilterProps<View> {
  state: Pick<ListState<View>, 'view' | 'show'>;
  /** Left out: "Branch". */
  label?: string;
}

/**
 * The filter `branch` of a list. Nothing while the party has no branches, or if the account sees the
 * records of one branch alone.
 */
export function BranchFilter<View extends Record<'branch', string>>({
  state,
  label,
}: BranchFilterProps<View>) {
  const { t } = useText();
  const { can } = useSessionUser();
  const { data: branches = [] } = useQuery(read(openBranchRoutes.list));
  const own = branches.filter(({ isOwn }) => isOwn);
  if (own.length < (can.wholeParty ? 1 : 2)) return null;
  const whole = { id: 'none', name: t('dashboard:branch.national') };
  const listed = can.wholeParty ? [whole, ...own] : own;
  return (
    <FilterSelect
      state={state}
      name="branch"
      label={label ?? t('dashboard:branch.label')}
      all={t('dashboard:branch.all')}
      options={listed.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
