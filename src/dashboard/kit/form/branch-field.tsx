import '@mantine/core/styles/Combobox.layer.css';
import { Select, Text } from '@mantine/core';
import type { NamedBranch } from '../../../platform/session.ts';
import { useText } from '../language/language.ts';
import { useSessionUser } from '../session/session-user.ts';
import { useBranchChoices } from './branch-choices.ts';
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
  const listed = useBranchChoices(stored ? [stored] : []);
  if (!listed || (listed.length === 0 && can.wholeParty)) return null;
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
  const chosen = value === undefined ? (can.wholeParty ? null : (listed[0]?.id ?? null)) : value;
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
