import '@mantine/core/styles/Combobox.layer.css';
import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { openBranchRoutes } from '../../../platform/branches/contract.ts';
import type { NamedBranch } from '../../../platform/session.ts';
import { useText } from '../language/language.ts';
import { read } from '../session/calls.ts';
import { useSessionUser } from '../session/session-user.ts';
import { byWords } from './by-words.ts';

interface BranchFieldProps {
  id: string;
  /** What was stored: it is shown also if it is not open any more. */
  stored: NamedBranch | null;
  /** The chosen id; null: the whole party; undefined: the first branch of the account. */
  value: string | null | undefined;
  fault: string | undefined;
  onChange: (id: string | null) => void;
}

/** In a list of choices: no branch. */
const NATIONAL = 'national';

/**
 * The branch to which a record belongs. National accounts choose any open one or the whole party, others
 * one of theirs; who has one alone reads its name. Nothing while the party has no branches.
 */
export function BranchField({ id, stored, value, fault, onChange }: BranchFieldProps) {
  const { t } = useText();
  const { can } = useSessionUser();
  const { data: open } = useQuery(read(openBranchRoutes.list));
  if (!open || (open.length === 0 && !stored)) return null;
  const own = open.filter(({ isOwn }) => isOwn);
  const isMissing = stored !== null && !own.some((branch) => branch.id === stored.id);
  const listed: NamedBranch[] = isMissing ? [stored, ...own] : own;
  const label = t('dashboard:branch.label');
  if (!can.wholeParty && listed.length < 2)
    return (
      <div>
        <Text component="span" size="sm" fw={500}>
          {label}
        </Text>
        <Text id={id}>{listed[0]?.name ?? '–'}</Text>
        {fault ? (
          <Text c="danger" size="sm" role="alert">
            {fault}
          </Text>
        ) : null}
      </div>
    );
  const national = { value: NATIONAL, label: t('dashboard:branch.national') };
  const chosen = value === undefined ? (can.wholeParty ? null : (own[0]?.id ?? null)) : value;
  return (
    <Select
      id={id}
      label={label}
      description={t(can.wholeParty ? 'dashboard:branch.hint' : 'dashboard:branch.ownHint')}
      searchable
      filter={byWords}
      limit={50}
      allowDeselect={false}
      data={[
        ...(can.wholeParty ? [national] : []),
        ...listed.map((branch) => ({ value: branch.id, label: branch.name })),
      ]}
      value={chosen ?? (can.wholeParty ? NATIONAL : null)}
      error={fault}
      nothingFoundMessage={t('dashboard:branch.none')}
      onChange={(next) => onChange(next === NATIONAL || next === null ? null : next)}
    />
  );
}
