import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { MultiSelect, Paper, Radio } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useBranchChoices } from '../../../../dashboard/kit/form/branch-choices.ts';
import { byWords } from '../../../../dashboard/kit/form/by-words.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import type { NamedBranch } from '../../../../platform/session.ts';
import css from './choice-list.module.css';
import { ChoiceGroup } from './choice-list.tsx';
import { fieldId, type UserFields } from './user-fields.ts';

interface BranchesFieldProps {
  stored: readonly NamedBranch[];
  /** Why they cannot be changed; null: they can. */
  reason: string | null;
}

/**
 * Whether the account sees the whole party or the records of some branches. Nothing while the party has
 * no branches.
 */
export function BranchesField({ stored, reason }: BranchesFieldProps) {
  const { t } = useText();
  const { can } = useSessionUser();
  const known = useBranchChoices(stored) ?? [];
  const { watch, setValue, formState } = useFormContext<UserFields>();
  const chosen = watch('branches');
  const fault = formState.errors.branches?.message;
  if (known.length === 0 && chosen === null) return null;
  const choose = (branches: string[] | null) =>
    setValue('branches', branches, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <ChoiceGroup legend={t('users:reach.title')} disabled={reason !== null}>
      {can.wholeParty ? (
        <Paper radius="sm" className={css.rows}>
          {(['party', 'branches'] as const).map((reach) => (
            <Radio
              key={reach}
              className={css.choice}
              name="reach"
              label={t(`users:reach.${reach}`)}
              description={t(`users:reach.${reach}Hint`)}
              checked={(chosen === null) === (reach === 'party')}
              onChange={() => choose(reach === 'party' ? null : [])}
            />
          ))}
        </Paper>
      ) : null}
      {chosen === null ? null : (
        <MultiSelect
          id={fieldId('branches')}
          mt="sm"
          label={t('users:fields.branches')}
          description={t('users:reach.provinceHint')}
          searchable
          filter={byWords}
          limit={50}
          hidePickedOptions
          data={known.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          error={fault}
          nothingFoundMessage={t('users:reach.none')}
          onChange={choose}
        />
      )}
      {reason ? <p className="hint">{reason}</p> : null}
    </ChoiceGroup>
  );
}
